/** Raised whenever a rule's code changes an answer or a worksheet; kept with every payslip beside the book's hash. */
export const engineVersion = '1.1.0'
