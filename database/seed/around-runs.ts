/**
 * What goes on around the runs: a bonus that was paid beside the last closed month, somebody made redundant whose last
 * pay waits to be confirmed, notices in every state, and reports of the company's own.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays, addMonths, lastDayOf, type PlainDate, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { changeNotice, noticeCleared, noticeFiled, notices } from '#modules/paynotices/contract/notices.ts'
import { createTemplate, templates } from '#modules/payreports/contract/templates.ts'
import { release } from '#modules/payroll/contract/release.ts'
import { generate } from '#modules/payroll/contract/run.ts'
import { addRun, runs } from '#modules/payroll/contract/runs.ts'
import { settle } from '#modules/payroll/contract/settlement.ts'
import { approve, confirmRun } from '#modules/payroll/contract/states.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { type Act, type DemoPerson, DemoRefused } from './acting.ts'
import { morningOf } from './opening.ts'

type Around = {
  readonly db: Database
  readonly act: Act
  readonly payroll: DemoPerson
  readonly admin: DemoPerson
  readonly country: Country
  readonly today: PlainDate
  readonly now: Date
}

const BONUS: Readonly<Record<Country, { readonly name: string; readonly amount: string }>> = {
  MY: { name: 'Sales bonus', amount: '500.00' },
  TW: { name: '業績獎金', amount: '5000.00' },
  PH: { name: 'Sales bonus', amount: '3000.00' },
}
const BONUS_FOR = 6

type Column = readonly [key: string, label: string, formula: string]
type Reported = readonly [name: string, ...columns: Column[]]
const english: readonly Reported[] = [
  [
    'Cost of employment',
    ['gross', 'Gross pay', 'gross_pay'],
    ['employer', 'Paid by the employer on top', 'employer_cost - gross_pay'],
    ['percent', 'On top, in percent', 'round((employer_cost - gross_pay) / gross_pay * 100, 2)'],
  ],
  [
    'Net pay against last month',
    ['now', 'This month', 'net_pay'],
    ['before', 'Last month', 'last.net_pay'],
    ['difference', 'Difference', '[now] - [before]'],
  ],
  ['Year to date', ['gross', 'Gross pay', 'ytd.gross_pay'], ['net', 'Net pay', 'ytd.net_pay']],
]
const chinese: readonly Reported[] = [
  [
    '用人成本',
    ['gross', '應發薪資', 'gross_pay'],
    ['employer', '雇主另行負擔', 'employer_cost - gross_pay'],
    ['percent', '負擔比率（%）', 'round((employer_cost - gross_pay) / gross_pay * 100, 2)'],
  ],
  [
    '實發與上月比較',
    ['now', '本月', 'net_pay'],
    ['before', '上月', 'last.net_pay'],
    ['difference', '差額', '[now] - [before]'],
  ],
  ['本年累計', ['gross', '應發薪資', 'ytd.gross_pay'], ['net', '實發金額', 'ytd.net_pay']],
]

/** Every part looks first what of it is there. Before the present month is worked out. */
export async function goAroundRuns(around: Around): Promise<void> {
  await payBonus(around)
  await letGo(around)
  await fileNotices(around)
  await writeReports(around)
}

/** Of people who joined before the day, never sign in and are told of nowhere else; those without a raise that waits first. */
async function plainStaff({ db, admin: { companyId } }: Around, joinedBefore: PlainDate): Promise<string[]> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select e.id from employees e
      where e.company_id = ${companyId} and e.account_id is null and e.status = 'active' and e.manager_id is not null
        and e.joined_on < ${joinedBefore} and e.left_on is null
        and not exists (select from loans l where l.company_id = e.company_id and l.employee_id = e.id)
        and not exists (select from exits x where x.company_id = e.company_id and x.employee_id = e.id)
        and not exists (select from departments d where d.company_id = e.company_id and d.head_id = e.id)
        and not exists (select from employees m where m.company_id = e.company_id and m.manager_id = e.id)
      order by exists (select from pay_retro_marks m where m.company_id = e.company_id and m.employee_id = e.id
        and (m.since is null or m.since <= m.through)), e.staff_id desc`.execute(tx),
  )
  return rows.map(({ id }) => id)
}

async function payBonus(around: Around): Promise<void> {
  const { act, payroll, admin, country, today } = around
  const month = addMonths(yearMonthOf(today), -1)
  const params = { year: String(month.year), month: yearMonthText(month).slice(5) }
  const last = lastDayOf(month)
  const at = (days: number) => morningOf(addDays(last, -days))
  const { name, amount } = BONUS[country]
  const known = (await act(payroll, runs, { params, at: at(3) })) as DataOf<typeof runs>
  let made = known.find((one) => one.name === name)
  if (!made) {
    const employee_ids = (await plainStaff(around, addDays(today, -400))).slice(1, BONUS_FOR + 1)
    const plan = { kind: 'amount', amount }
    const body = { type: 'bonus', name, pay_date: last, employee_ids, plan }
    made = (await act(payroll, addRun, { params, body, at: at(3) })) as (typeof known)[number]
  }
  const query = { run: String(made.run) }
  const { status } = made
  const about = { params, query }
  if (status === 'none') await act(payroll, generate, { ...about, body: {}, at: at(2) })
  if (status === 'none' || status === 'unconfirmed') await act(payroll, confirmRun, { ...about, body: {}, at: at(2) })
  if (status !== 'approved') await act(admin, approve, { ...about, body: {}, at: at(1) })
  await act(admin, release, { ...about, body: {}, at: at(0) })
}

/** Made redundant with the end of the month: worked out, and nobody has confirmed it yet. */
async function letGo(around: Around): Promise<void> {
  const { db, act, payroll, today, now: at } = around
  const month = yearMonthOf(today)
  const params = { year: String(month.year), month: yearMonthText(month).slice(5) }
  const { rows } = await db.forCompany(payroll.companyId).read((tx) =>
    sql<{ run: number; version: number }>`
      select r.sequence as run, r.version from pay_runs r join pay_settlements s on s.company_id = r.company_id
        and s.run_id = r.id where r.company_id = ${payroll.companyId}`.execute(tx),
  )
  let [made] = rows
  if (!made) {
    const [employeeId = ''] = await plainStaff(around, addDays(today, -400))
    const body = { last_day: lastDayOf(month), reason: 'redundancy', confirm: 1 }
    // What it is called is kept as it was said.
    const language = around.country === 'TW' ? 'zh-Hant' : 'en'
    const settled = (await act(payroll, settle, { params: { employeeId }, body, at, language }).catch(
      (error: unknown) => {
        // As the month itself: the law of the new year is not published yet.
        if (error instanceof DemoRefused && error.problem.code === 'payroll.law-unknown') return undefined
        throw error
      },
    )) as DataOf<typeof settle> | undefined
    if (!settled) return
    made = { run: settled.run ?? 0, version: 0 }
  }
  if (made.version === 0) await act(payroll, generate, { params, query: { run: String(made.run) }, body: {}, at })
}

/** Of the last months: filed some days early, now and then not needed; the tax office has cleared whom it was asked about. */
async function fileNotices({ act, admin, today, now: at }: Around): Promise<void> {
  const [from, to] = [addDays(today, -150), addDays(today, -10)]
  const all = ((await act(admin, notices, { at })) as DataOf<typeof notices>)
    .filter(({ due_on }) => due_on >= from && due_on <= to)
    .toSorted((one, other) => `${one.due_on} ${one.id}`.localeCompare(`${other.due_on} ${other.id}`))
  for (const [turn, { id, due_on, form, status }] of all.entries()) {
    const params = { id }
    if (turn % 5 === 1) {
      if (status === 'open') await act(admin, changeNotice, { params, body: { status: 'not_needed' }, at })
      continue
    }
    const filed = { filed_on: addDays(due_on as PlainDate, -3), reference: `N${String(turn + 1).padStart(5, '0')}` }
    if (status === 'open') await act(admin, noticeFiled, { params, body: filed, at })
    const isCleared = form === 'cp22a' || form === 'cp21'
    if (isCleared && (status === 'open' || status === 'filed'))
      await act(admin, noticeCleared, { params, body: {}, at })
  }
}

async function writeReports({ act, payroll, country, now: at }: Around): Promise<void> {
  const known = (await act(payroll, templates, { at })) as DataOf<typeof templates>
  for (const [name, ...columns] of country === 'TW' ? chinese : english) {
    if (known.some((one) => one.name === name)) continue
    const body = { name, columns: columns.map(([key, label, formula]) => ({ key, label, formula })) }
    await act(payroll, createTemplate, { body, at })
  }
}
