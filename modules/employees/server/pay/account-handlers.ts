/** The accounts one person is paid to, in shares that come to a hundred. */

import { amountOf, amountText } from '#kernel/money.ts'
import { companyBanks, findBank } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { bankAccounts, setBankAccounts } from '../../contract/pay/accounts.ts'
import { payrollAccounts, setPayrollAccounts } from '../../contract/pay/payroll-person.ts'
import { seenAccounts } from '../../model/seen-lists.ts'
import { comeToHundred } from '../../model/shares.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { lastOfList, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, profileOf } from '../profile/profile-store.ts'
import { openAccount } from '../sealed-values.ts'
import type { Sight } from '../sight.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { type AccountWanted, saveAccounts, touch } from './pay-change-store.ts'
import { accountsOf, type BankAccountRow } from './pay-details-store.ts'

export const accountHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(bankAccounts, (call) => accountsRead(call)),
  on(setBankAccounts, (call) => accountsSet(call, needs)),
  on(payrollAccounts, (call) => accountsRead(call, EVERYBODY)),
  on(setPayrollAccounts, (call) => accountsSet(call, needs, EVERYBODY)),
]

/** Whoever runs payroll has to do with everybody in it. */
const EVERYBODY: Sight = { of: 'company' }

type Reading = Call<typeof bankAccounts>
type Setting = Call<typeof setBankAccounts>

const accountsRead = (call: Reading, sight?: Sight) =>
  call.company.read(async (tx) => {
    const row = await profileOf(tx, await lookingOf(tx, call, sight), call.params.id)
    return row ? views(tx, call.seal, call.company.companyId, row.id) : notFound()
  })

async function accountsSet(call: Setting, { payInputsChanged }: EmployeesNeeds, sight?: Sight) {
  const { company, seal, actor } = call
  const { companyId } = company
  return company.transaction(async (tx) => {
    const looking = await lookingOf(tx, call, sight)
    const row = await lockProfile(tx, looking, call.params.id)
    if (!row) return notFound()
    const standing = await accountsOf(tx, companyId, row.id)
    const { seen } = call.body
    if (seen !== undefined && seen !== seenAccounts(standing)) {
      const by = { field: 'accounts', action: 'employees.bank-changed', along: ['bank', 'bank_account_number'] }
      return overtaken(await views(tx, seal, companyId, row.id), await lastOfList(tx, companyId, row.id, by))
    }
    const find = findBank(looking.country, await companyBanks(tx, companyId))
    const wanted = judged(call.body.accounts, (bank) => find(bank)?.code)
    const before = standing.filter(({ share }) => amountOf(share) > 0n)
    const same = JSON.stringify(wanted) === JSON.stringify(before.map((account) => ({ ...wantedOf(account, seal) })))
    if (!same) {
      await saveAccounts(tx, seal, companyId, row.id, wanted)
      await touch(tx, companyId, row.id)
      await payInputsChanged(tx, companyId, { employeeIds: [row.id], cause: 'bank-account', by: actor.name })
      // Of accounts the log says only that they differ.
      await logChange(tx, call, row, {
        before: { bank_account: before.map((account) => wantedOf(account, seal)) },
        after: { bank_account: wanted },
        action: 'employees.bank-changed',
      })
    }
    return reply(await views(tx, seal, companyId, row.id), { messageKey: 'employees.changed' })
  })
}

async function views(tx: Tx, seal: Seal, companyId: string, id: string) {
  return (await accountsOf(tx, companyId, id)).map((account) => ({
    id: account.id,
    bank: account.bank,
    bank_name: account.bank_name ?? account.bank,
    account_number: openAccount(seal, account.account_number),
    account_ending: account.account_ending,
    holder_name: account.holder_name,
    share: account.share,
    preferred: account.preferred,
  }))
}

function judged(given: Setting['body']['accounts'], codeOf: (bank: string) => string | undefined): AccountWanted[] {
  const errors: Record<string, readonly string[]> = {}
  const wanted = given.map(({ bank, account_number, holder_name, share }, at) => {
    const code = codeOf(bank)
    if (code === undefined) errors[`accounts.${at}.bank`] = ['employees.unknown-bank']
    for (const [field, words] of Object.entries(unfitTexts({ holder_name }))) errors[`accounts.${at}.${field}`] = words
    return { bank: code ?? '', number: account_number, holder: holder_name || null, share: amountText(amountOf(share)) }
  })
  const keys = wanted.map(({ bank, number }) => `${bank} ${number}`)
  keys.forEach((key, at) => {
    if (keys.indexOf(key) !== at) errors[`accounts.${at}.account_number`] = ['employees.account-twice']
  })
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  if (wanted.length > 0 && !comeToHundred(wanted.map(({ share }) => share))) {
    throw new Refusal(problem('employees.shares', { errors: { accounts: ['employees.shares'] } }))
  }
  return wanted
}

const wantedOf = (account: BankAccountRow, seal: Seal): AccountWanted => ({
  bank: account.bank,
  number: openAccount(seal, account.account_number),
  holder: account.holder_name,
  share: account.share,
})
