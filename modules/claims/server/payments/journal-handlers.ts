/** The journal of claims: what was approved, or what was paid from the bank, in a span of days; looked at, or as a file. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { journal } from '../../contract/payments.ts'
import { approvedJournal, type Journal, type Ledger, paidJournal } from '../../model/journal.ts'
import type { ClaimNeeds } from '../needs.ts'
import { approvedBetween, paidBetween } from './journal-store.ts'

type Asked = Call<typeof journal>
type Needs = Pick<ClaimNeeds, 'ledger'>

export const journalHandlers = ({ ledger }: Needs): readonly Handler[] => [
  on(journal, async (call) => {
    const { company, query } = call
    const { from, to, basis, format, layout } = query
    if (to < from) return problem('http.invalid', { errors: { to: ['claims.to-before-from'] } })
    const reference = `CLAIMS-${basis.toUpperCase()}-${from}-${to}`
    if (format === 'json')
      return company.read(async (tx) => ({ reference, ...(await journalOf(tx, call, { ledger })) }))
    return tableFile(company, { name: `claims_${basis}_${from}_${to}_${layout}`, format }, async (tx) => {
      const { lines } = await journalOf(tx, call, { ledger })
      const { currency } = await companyFacts(tx, company.companyId)
      return ledger.sheet(tx, company.companyId, { lines, layout, date: to, reference, currency })
    })
  }),
]

async function journalOf(
  tx: Tx,
  { company: { companyId }, query: { from, to, basis }, say, language }: Asked,
  { ledger }: Needs,
): Promise<Journal> {
  const { settings, ...facts } = await companyFacts(tx, companyId)
  const name = (of: 'payable' | 'bank' | 'advances' | 'tax') => say(language, `claims.journal-${of}`)
  const booked: Ledger = {
    accounts: {
      payable: settings.claim_account_payable,
      bank: settings.claim_account_bank,
      advances: settings.claim_account_advances,
      tax: settings.claim_account_tax,
    },
    names: { payable: name('payable'), bank: name('bank'), advances: name('advances'), tax: name('tax') },
    suspense: await ledger.suspense(tx, companyId),
  }
  return basis === 'paid'
    ? paidJournal(await paidBetween(tx, companyId, { from, to }), booked)
    : approvedJournal(await approvedBetween(tx, companyId, { from, to }, facts), booked)
}
