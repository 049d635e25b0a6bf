/** What is out of date after something was done to a bill or a payment. */
import { accounts, billing, invoice, invoices } from '../contract/invoices.ts'
import { payments } from '../contract/payments.ts'

export const billRefreshes = [invoices, invoice, billing, accounts, payments]
