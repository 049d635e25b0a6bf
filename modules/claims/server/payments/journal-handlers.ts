/** The journal of claims: what was approved, or what was paid from the bank, in a span of days. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { csvLine } from '#platform/sheets/model/formula-guard.ts'
import { journal, journalFile } from '../../contract/payments.ts'
import { approvedJournal, type Journal, paidJournal } from '../../model/journal.ts'
import { approvedBetween, paidBetween } from './journal-store.ts'

export const journalHandlers: readonly Handler[] = [
  on(journal, (call) => {
    const wrong = wrongSpan(call)
    return wrong ? Promise.resolve(wrong) : call.company.read((tx) => journalOf(tx, call))
  }),
  on(journalFile, async (call) => {
    const wrong = wrongSpan(call)
    if (wrong) return wrong
    const { from, to, basis } = call.query
    const made = await call.company.read((tx) => journalOf(tx, call))
    return fileReply(`claims_${basis}_${from}_${to}.csv`, 'text/csv; charset=utf-8', Buffer.from(csvOf(made)))
  }),
]

type Asked = Call<typeof journal> | Call<typeof journalFile>

const wrongSpan = ({ query: { from, to } }: Asked) =>
  to < from ? problem('http.invalid', { errors: { to: ['claims.to-before-from'] } }) : undefined

async function journalOf(tx: Tx, { company: { companyId }, query, say, language }: Asked): Promise<Journal> {
  const { settings, currency } = await companyFacts(tx, companyId)
  const accounts = {
    payable: settings.claim_account_payable,
    bank: settings.claim_account_bank,
    tax: settings.claim_account_tax,
  }
  const name = (of: 'payable' | 'bank' | 'tax') => say(language, `claims.journal-${of}`)
  const names = { payable: name('payable'), bank: name('bank'), tax: name('tax') }
  const { from, to, basis } = query
  if (basis === 'paid') {
    const amounts = await paidBetween(tx, companyId, { from, to })
    return paidJournal(amounts, accounts, names)
  }
  const bookings = await approvedBetween(tx, companyId, { from, to }, currency)
  return approvedJournal(bookings, accounts, names)
}

const csvOf = ({ lines }: Journal): string =>
  [['account', 'name', 'debit', 'credit'], ...lines.map((one) => [one.account ?? '', one.name, one.debit, one.credit])]
    .map(csvLine)
    .join('\r\n')
