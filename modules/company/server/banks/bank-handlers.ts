/** The calls of the company's banks. Whoever changes them has just said who he is. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { addBank, banks, changeBank, preferBank, removeBank, showBankList } from '../../contract/banks.ts'
import { banksOfCountry, clearingNumber } from '../../model/country-banks.ts'
import { logChange } from '../company-log.ts'
import { companyRow } from '../company-store.ts'
import { bankRemoval } from '../undos.ts'
import { accountRows, bankRows, dropAccount, insertAccount, preferAccount, saveAccount } from './bank-store.ts'
import { accountView, BANK_CONTEXT } from './bank-view.ts'
import { accountsTold, accountTold } from './banks-told.ts'

export const bankHandlers: readonly Handler[] = [
  on(banks, ({ company, seal }) =>
    company.read(async (tx) => (await accountRows(tx, company.companyId)).map((row) => accountView(seal, row))),
  ),

  on(addBank, async (call) => {
    const { company, body, seal } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      // One after the other: of two first accounts one is preferred.
      await companyRow(tx, companyId, true)
      const bank = (await bankRows(tx, companyId)).find(({ id, code }) => id === body.bank_id || code === body.bank_id)
      if (!bank) return problem('http.invalid', { errors: { bank_id: ['company.unknown-bank'] } })
      const former = await accountRows(tx, companyId)
      const account = {
        bankId: bank.id,
        accountName: body.account_name,
        sealedNumber: seal.seal(body.account_no, BANK_CONTEXT),
        digest: seal.digest(body.account_no, BANK_CONTEXT),
        corporateId: body.corporate_id || null,
        preferred: former.length === 0,
      }
      const id = await unlessTaken(insertAccount(tx, companyId, account), 'account_no', 'company.bank-account-known')
      const now = await accountRows(tx, companyId)
      const made = now.find((row) => row.id === id)
      if (!made) throw new Error('a bank account was not stored')
      const answer = reply(accountView(seal, made), { messageKey: 'company.bank-added' })
      await logChange(tx, call, 'company.banks-changed', accountsTold(former), accountsTold(now))
      return answer
    })
  }),

  on(changeBank, async (call) => {
    const { company, params, body, seal } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      await companyRow(tx, companyId, true)
      const former = await accountRows(tx, companyId)
      const before = former.find(({ id }) => id === params.id)
      if (!before) return notFound()
      const wanted = body.bank_id ?? before.bank_id
      const bank = (await bankRows(tx, companyId)).find(({ id, code }) => id === wanted || code === wanted)
      if (!bank) return problem('http.invalid', { errors: { bank_id: ['company.unknown-bank'] } })
      const numberBefore = seal.open(before.account_number, BANK_CONTEXT)
      const number = body.account_no ?? numberBefore
      const account = {
        bankId: bank.id,
        accountName: body.account_name ?? before.account_name,
        sealedNumber: number === numberBefore ? before.account_number : seal.seal(number, BANK_CONTEXT),
        digest: seal.digest(number, BANK_CONTEXT),
        corporateId: body.corporate_id === undefined ? before.corporate_id : body.corporate_id || null,
      }
      await unlessTaken(saveAccount(tx, companyId, before.id, account), 'account_no', 'company.bank-account-known')
      const now = (await accountRows(tx, companyId)).find(({ id }) => id === before.id)
      if (!now) throw new Error('a bank account was not stored')
      const answer = reply(accountView(seal, now), { messageKey: 'company.bank-changed' })
      await logChange(tx, call, 'company.banks-changed', accountTold(seal, before), accountTold(seal, now))
      return answer
    })
  }),

  on(preferBank, async (call) => {
    const { company, params, seal } = call
    return company.transaction(async (tx) => {
      await companyRow(tx, company.companyId, true)
      const former = await accountRows(tx, company.companyId)
      if (!former.some(({ id }) => id === params.id)) return notFound()
      await preferAccount(tx, company.companyId, params.id)
      const now = await accountRows(tx, company.companyId)
      await logChange(tx, call, 'company.paying-bank-changed', accountsTold(former), accountsTold(now))
      return reply(
        now.map((row) => accountView(seal, row)),
        { messageKey: 'company.bank-preferred-now' },
      )
    })
  }),

  on(removeBank, async (call) => {
    const { company, params } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      await companyRow(tx, companyId, true)
      const former = await accountRows(tx, companyId)
      const account = former.find(({ id }) => id === params.id)
      if (!account) return notFound()
      if (account.preferred && former.length > 1) return problem('company.bank-preferred')
      const kept = await keptRows(tx, companyId, ['company_banks', { id: account.id }])
      await dropAccount(tx, companyId, account.id)
      const meta = await bankRemoval.keep(tx, call, { kept })
      const answer = reply(null, { messageKey: 'company.bank-removed', meta })
      await logChange(
        tx,
        call,
        'company.banks-changed',
        accountsTold(former),
        accountsTold(await accountRows(tx, companyId)),
      )
      return answer
    })
  }),

  on(showBankList, ({ company }) =>
    company.read(async (tx) => {
      const { country } = await companyRow(tx, company.companyId)
      const known = new Map(banksOfCountry[country].map(({ code, accountLengths }) => [code, accountLengths]))
      return (await bankRows(tx, company.companyId)).map((bank) => ({
        ...bank,
        country_alpha_2: country,
        clearing_number: country === 'TW' ? (clearingNumber(country, bank.code) ?? null) : null,
        account_lengths: [...(known.get(bank.code) ?? [])],
      }))
    }),
  ),
]
