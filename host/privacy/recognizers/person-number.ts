import type { Recognizer } from "../recognizer.ts";
import { written } from "../patterns/pattern-units.ts";
import { CODE, enough } from "./parts/reference-parts.ts";

/** Numbers of employees, members, students and patients. */
export const personNumber: Recognizer = {
  label: "PERSON_NUMBER",
  title: "Number of an employee, member or patient",
  pattern: written(
    String.raw`(?:employee|emp|staff|worker|member|membership|patient|student|badge|payroll|client|customer|applicant|application|registration|enrol(?:l)?ment|beneficiary|philhealth|pag-?ibig|bpjs|epf|cpf|socso|nssf|nhif|borrower|user|login)(?:[ -]?(?:no|nr|num|number|id|code|ref|#|№))\.?(?:[ ](?:is|was|ko))?\s{0,2}[:#=-]?\s{0,2}${CODE}`,
    "giu",
  ),
  accepts: enough,
  cues: "employee emp staff worker member membership patient student badge payroll client customer applicant application registration enrolment enrollment beneficiary philhealth pag pagibig bpjs epf cpf socso nssf nhif borrower user login".split(
    " ",
  ),
  rank: 2,
  examples: [
    "employee no. [[EMP-00912]]",
    "staff ID [[88123]]",
    "member number: [[M/2231-99]]",
    "PhilHealth no. [[12-345678901-2]]",
  ],
  counterExamples: ["the employee of 2024", "each worker paid 75000", "member states"],
};
