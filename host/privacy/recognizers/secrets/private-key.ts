import type { Recognizer } from "../../recognizer.ts";

/** Private keys in PEM (RFC 7468); the lines that follow go too where the end is missing. */
export const privateKey: Recognizer = {
  label: "PRIVATE_KEY",
  title: "Private key",
  pattern:
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[A-Za-z0-9+/=\s:,.\\()]|-(?!----)){0,12000}?(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----|(?![A-Za-z0-9+/=\s:,.\\()-])|$)/gu,
  needs: /-----BEGIN/,
  rank: 6,
  examples: [
    "[[-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----]]",
    "key: [[-----BEGIN RSA PRIVATE KEY-----\nMIIBOgIBAAJBAK\n-----END RSA PRIVATE KEY-----]]",
    "[[-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----]] end",
  ],
  counterExamples: [
    "-----BEGIN CERTIFICATE-----",
    "my private key is safe",
    "-----BEGIN PUBLIC KEY-----",
  ],
};
