import { z } from 'zod'
import { Flag, PositiveMoneyText } from '#platform/contract/fields.ts'
import { setting } from './setting.ts'

const Account = z.string().trim().min(1).max(60)

export const claim = {
  /** What is spent gathers from Monday to Sunday, and is sent together. */
  is_enable_weekly_expenses: setting(Flag, false),
  /** How approved claims are paid: with the month's pay, or by payments of their own. */
  claim_payment_method: setting(z.enum(['payroll', 'bank']), 'payroll'),
  /** Accounts of the ledger that the journal of claims is booked to. */
  claim_account_payable: setting(Account, null),
  claim_account_bank: setting(Account, null),
  claim_account_advances: setting(Account, null),
  claim_account_tax: setting(Account, null),
  claim_unit_type: setting(z.enum(['kilometres', 'miles']), 'kilometres'),
  claim_amount_per_unit: setting(
    PositiveMoneyText.refine((text) => /[1-9]/.test(text), 'company.above-zero'),
    null,
  ),
}
