/** What a receipt proposes, for whoever shows what its reader makes of a file. */
export { INVOICE_CODE } from './receipts/invoice-code.ts'
export { receiptOf } from './receipts/receipt.ts'
