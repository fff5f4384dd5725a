import type { Recognizer } from "../recognizer.ts";

/** Addresses of Monero and TON by their form, and of Solana and Ripple, which have no checksum that is told apart by it, beside words for wallets. */
export const walletAddress: Recognizer = {
  label: "CRYPTO_ADDRESS",
  title: "Address of Monero, TON, Solana or Ripple",
  pattern:
    /(?=[\w-]{32})(?<![\p{L}\p{N}_-])(?:[48][1-9A-HJ-NP-Za-km-z]{94}|[EU]Q[\w-]{46}|(?<=(?<!\p{L})(?:sol|solana|phantom|xrp|ripple|wallet|billetera|dompet|ví|адрес|кошел[её]к|محفظة|钱包|錢包|address|usdt|usdc)[\s:=]{1,3}(?:\p{L}{2,8}[\s:=]{1,3}){0,3})(?=[A-Za-z]{0,43}\d)[1-9A-HJ-NP-Za-km-z]{32,44})(?![\p{L}\p{N}_-])/giu,
  accepts: (found) => /\d/.test(found) && /[a-z]/.test(found) && /[A-Z]/.test(found),
  needsToken: 32,
  rank: 3,
  examples: [
    "XMR [[44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSxaQCmbTuGkkqZCJ7qyoDH4ogfNsPKEmL3C]]",
    "Solana wallet: [[4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T]]",
    "TON [[EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2]]",
  ],
  counterExamples: [
    "sha 4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T",
    "wallet aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "my wallet was taken",
  ],
};
