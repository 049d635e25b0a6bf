/** The journal of claims: what was approved, or what was paid from the bank, in a span of days. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
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
    const { from, to, basis, format } = call.query
    const name = `claims_${basis}_${from}_${to}`
    return tableFile(call.company, { name, format }, async (tx) => ({
      name,
      columns: HEADS.map((header) => ({ header, kind: header === 'debit' || header === 'credit' ? 'money' : 'text' })),
      rows: (await journalOf(tx, call)).lines.map((line) => HEADS.map((head) => line[head])),
    }))
  }),
]

const HEADS = ['account', 'name', 'cost_centre', 'debit', 'credit'] as const

type Asked = Call<typeof journal> | Call<typeof journalFile>

const wrongSpan = ({ query: { from, to } }: Asked) =>
  to < from ? problem('http.invalid', { errors: { to: ['claims.to-before-from'] } }) : undefined

async function journalOf(tx: Tx, { company: { companyId }, query, say, language }: Asked): Promise<Journal> {
  const { settings, currency } = await companyFacts(tx, companyId)
  const accounts = {
    payable: settings.claim_account_payable,
    bank: settings.claim_account_bank,
    advances: settings.claim_account_advances,
    tax: settings.claim_account_tax,
  }
  const name = (of: 'payable' | 'bank' | 'advances' | 'tax') => say(language, `claims.journal-${of}`)
  const names = { payable: name('payable'), bank: name('bank'), advances: name('advances'), tax: name('tax') }
  const { from, to, basis } = query
  if (basis === 'paid') {
    return paidJournal(await paidBetween(tx, companyId, { from, to }), accounts, names)
  }
  const bookings = await approvedBetween(tx, companyId, { from, to }, currency)
  return approvedJournal(bookings, accounts, names)
}
