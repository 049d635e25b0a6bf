/** What other modules may ask of operations: its book, and the companies as it sees them. */
export { countCompanies, lockCompany, type OperatedRow, operatedRows, saveCompany } from './companies-store.ts'
export { noteOperationsChange, noteOperationsReading, type OperationsChange } from './readings-store.ts'
