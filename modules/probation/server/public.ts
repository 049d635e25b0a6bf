/** What the log of reading pay asks: whose an id of this module is. */
export { reviewRead } from './whose.ts'
