/** The journal of a month: looked at, and taken as a file, which books it. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { lastDayOf, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { reportedMonths } from '#modules/payroll/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { journal } from '../../contract/ledger.ts'
import { comeToTheSame, reversalOf } from '../../model/ledger/journal.ts'
import { cellsOf, columnsOf, isMoney } from '../../model/ledger/layouts.ts'
import { log } from '../log.ts'
import { setupOf } from './account-store.ts'
import { closeJournal, journalsSoFar, keepJournal, openJournal } from './journal-store.ts'
import { monthJournal } from './month-journal.ts'

type Calling = Call<typeof journal>

export const journalHandlers: readonly Handler[] = [
  on(journal, async (call) => {
    const { company, query } = call
    const { companyId } = company
    if (query.format === 'json') return company.read(async (tx) => (await shown(tx, call)).told)
    const { format } = query
    const taken = await company.transaction(async (tx) => {
      const one = await shown(tx, call, true)
      await book(tx, call, one)
      const { currency } = await companyFacts(tx, companyId)
      return { ...one.told, currency, setup: await setupOf(tx, companyId) }
    })
    const columns = columnsOf(query.layout, taken.setup.columns)
    const sheet = { date: lastDayOf(monthOf(call)), reference: taken.reference, currency: taken.currency }
    return tableFile(company, { name: `journal-${taken.reference}-${query.layout}`, format }, async () => ({
      name: taken.reference,
      columns: columns.map((one) => ({ header: one.heading, kind: isMoney(one) ? 'money' : 'text', width: 20 })),
      rows: taken.lines.map((line) => cellsOf(line, columns, sheet).map((cell, at) => emptyMoney(cell, columns[at]))),
    }))
  }),
]

/** An empty cell of money is no cell at all. */
const emptyMoney = (cell: string, column: Parameters<typeof isMoney>[0] | undefined): string | null =>
  cell === '' && column && isMoney(column) ? null : cell

const monthOf = ({ params }: Pick<Calling, 'params'>): YearMonth => ({
  year: Number(params.year),
  month: Number(params.month),
})

type Shown = Awaited<ReturnType<typeof shown>>

async function shown(tx: Tx, call: Calling, hold = false) {
  const { companyId } = call.company
  const period = monthOf(call)
  const month = yearMonthText(period)
  const status = (await reportedMonths(tx, companyId, { from: period, to: period }))[0]?.state ?? 'none'
  const kept = await openJournal(tx, companyId, month, hold)
  const now = await monthJournal(tx, companyId, period, call)
  const isApproved = status === 'approved'
  const differs = kept !== undefined && !(isApproved && comeToTheSame(kept.lines, now.lines))
  // What nobody took is not in any ledger once the month is approved anew.
  const to_reverse = differs && (!isApproved || kept.taken_at !== null)
  const kind = call.query.of ?? (to_reverse && !isApproved ? 'reversal' : 'pay')
  const number = kept && (to_reverse || !differs) ? kept.number : (await journalsSoFar(tx, companyId, month)) + 1
  const reference = (of: number) => `PAY-${month}-${of}`
  const lines = kind === 'pay' ? now.lines : reversalOf(to_reverse && kept ? kept.lines : [])
  const total = (side: 'debit' | 'credit') => amountText(sumOf(lines.map((line) => amountOf(line[side]))))
  return {
    kept,
    month,
    told: {
      month,
      status,
      kind,
      reference:
        kind === 'reversal' ? `${reference(kept?.number ?? number)}-R` : reference(nextNumber(to_reverse, number)),
      lines: [...lines],
      debit: total('debit'),
      credit: total('credit'),
      unmapped: kind === 'pay' ? [...now.unmapped] : [],
      booked:
        kept?.taken_at && kept.taken_by
          ? { reference: reference(kept.number), at: kept.taken_at, by: kept.taken_by }
          : null,
      to_reverse,
    },
  }
}

/** What comes after a journal that has to be reversed is another one. */
const nextNumber = (toReverse: boolean, number: number): number => (toReverse ? number + 1 : number)

/** Whoever takes the file books it: it is kept as it was taken, and a reversal ends what it reverses. */
async function book(tx: Tx, call: Calling, { kept, month, told }: Shown): Promise<void> {
  const { company, actor, clock } = call
  const [at, by] = [clock.now(), actor.name]
  if (told.kind === 'reversal') {
    if (!kept || !told.to_reverse) throw new Refusal(problem('payreports.nothing-to-reverse'))
    await closeJournal(tx, company.companyId, kept.id, { at, by })
  } else {
    if (told.status !== 'approved') throw new Refusal(problem('payreports.not-approved'))
    if (told.to_reverse)
      throw new Refusal(problem('payreports.reverse-first', { params: { reference: told.booked?.reference ?? '' } }))
    if (kept?.taken_at && comeToTheSame(kept.lines, told.lines)) return
    const { id, number } = kept ?? { id: newId(), number: (await journalsSoFar(tx, company.companyId, month)) + 1 }
    const keeping = { id, month, number, lines: told.lines, taken_at: at.toISOString(), taken_by: by }
    await keepJournal(tx, company.companyId, keeping)
  }
  const of = { id: kept?.id ?? company.companyId, name: told.reference }
  const action = told.kind === 'reversal' ? 'payreports.journal-reversed' : 'payreports.journal-taken'
  await log(tx, call, { action, kind: 'pay_journal', of, after: { debit: told.debit } })
}
