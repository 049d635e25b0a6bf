/** What the log of reading pay asks: whose an id of this module is. */
export { loanRead } from './whose.ts'
