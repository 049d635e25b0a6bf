/** A person's record as it leaves: what the caller may not see is null, and what he may do is said with it. */
import { mayEnter } from '#access/enter.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Column } from '#platform/sheets/model/sheet.ts'
import type { CountryFields } from '../../model/country-fields/country-fields.ts'
import { hidden } from '../../model/field-rights.ts'
import { ratesInForce } from '../../model/rates-in-force.ts'
import { openAccount, openIdentity } from '../sealed-values.ts'
import type { BankAccountRow, ProfileRow, RateRow } from './profile-store.ts'
import type { WorkPermit } from './work-permit.ts'

export const mayOf = (session: LiveSession) => ({
  edit: mayEnter(session, 'employee.write'),
  see_pay: mayEnter(session, 'employee.pay'),
})

export function personalView(row: ProfileRow, session: LiveSession, seal: Seal) {
  return {
    ...hidden({ ...row, identity_number: openIdentity(seal, row.identity_number) }, session),
    may: mayOf(session),
  }
}

export const employmentView = (row: ProfileRow, permit: WorkPermit | undefined, session: LiveSession) => ({
  ...hidden({ ...row, ...(permit ?? NO_PERMIT) }, session),
  may: mayOf(session),
})

const NO_PERMIT: WorkPermit = {
  work_permit_number: null,
  work_permit_endorsed_on: null,
  work_permit_expires_on: null,
  work_permit_file: null,
}

export function payView(
  row: ProfileRow,
  {
    rates,
    account,
    fields,
    today,
    seal,
  }: { rates: RateRow[]; account?: BankAccountRow; fields: CountryFields; today: string; seal: Seal },
) {
  return {
    components: ratesInForce(rates, fields.components, today),
    history: rates,
    bank_account: account
      ? {
          bank: account.bank,
          bank_name: account.bank_name ?? account.bank,
          account_ending: account.account_ending,
          account_number: openAccount(seal, account.account_number),
        }
      : null,
    statutory: { ...row.statutory },
    fields: fields.statutory.map((column) => ({
      name: column.name,
      kind: fieldKind(column),
      ...(column.choices ? { choices: [...column.choices] } : {}),
    })),
  }
}

/** A rate and a code are typed as text on a screen. */
function fieldKind({ kind }: Column): 'text' | 'flag' | 'count' | 'money' | 'choice' | 'date' {
  return kind === 'code' || kind === 'rate' || kind === 'month' ? 'text' : kind
}
