/** What other modules may show of loans. */
export { OwnLoans } from './own-loans.tsx'
