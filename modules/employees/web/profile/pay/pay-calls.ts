/**
 * By which calls the parts about pay are read and changed: those of the record, or those of payroll, whose roles see pay
 * without the record it belongs to.
 */
import { createContext, use } from 'react'
import { bankAccounts, setBankAccounts } from '../../../contract/pay/accounts.ts'
import { changePay, pay } from '../../../contract/pay/pay.ts'
import {
  changePayrollFacts,
  payrollAccounts,
  payrollPay,
  setPayrollAccounts,
} from '../../../contract/pay/payroll-person.ts'

type PayCalls = {
  readonly of: 'record' | 'payroll'
  readonly pay: typeof pay | typeof payrollPay
  readonly changeFacts: typeof changePay | typeof changePayrollFacts
  readonly accounts: typeof bankAccounts | typeof payrollAccounts
  readonly setAccounts: typeof setBankAccounts | typeof setPayrollAccounts
}

const ofRecord: PayCalls = {
  of: 'record',
  pay,
  changeFacts: changePay,
  accounts: bankAccounts,
  setAccounts: setBankAccounts,
}

export const ofPayroll: PayCalls = {
  of: 'payroll',
  pay: payrollPay,
  changeFacts: changePayrollFacts,
  accounts: payrollAccounts,
  setAccounts: setPayrollAccounts,
}

export const PayCallsContext = createContext(ofRecord)
export const usePayCalls = (): PayCalls => use(PayCallsContext)

/** As much of a person as these parts have to know. */
export type PaidPerson = {
  readonly id: string
  readonly full_name: string
  readonly may: { readonly edit: boolean }
}
