/** The calls of the company's banks. */
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { banks, preferBank, showBankList } from '../../contract/banks.ts'
import { logChange } from '../company-log.ts'
import { bankRows, companyRow, payFrom } from '../company-store.ts'
import { bankView } from '../profile/profile-view.ts'
import { BANK_CONTEXT, companyBanks } from '../public.ts'

export const bankHandlers: readonly Handler[] = [
  on(banks, ({ company, seal }) =>
    company.read(async (tx) => (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))),
  ),

  on(preferBank, (call) =>
    call.company.transaction(async (tx) => {
      const { company, params, body, seal } = call
      await companyRow(tx, company.companyId, true)
      const former = (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))
      const chosen = former.find(({ id }) => id === params.id)
      if (!chosen) return notFound()
      const number = body.account_number === undefined ? undefined : seal.seal(body.account_number, BANK_CONTEXT)
      await payFrom(tx, company.companyId, chosen.id, number)
      const now = (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))
      const paying = (list: typeof now) => list.find((bank) => bank.paying)
      const told = (list: typeof now) => ({
        bank: paying(list)?.name ?? null,
        account: paying(list)?.account_ending ?? null,
      })
      await logChange(tx, call, 'company.paying-bank-changed', told(former), told(now))
      return reply(now, { messageKey: 'company.saved' })
    }),
  ),

  on(showBankList, ({ company }) =>
    company.read(async (tx) =>
      (await companyBanks(tx, company.companyId)).map(({ code, name, is_digital }) => ({ code, name, is_digital })),
    ),
  ),
]
