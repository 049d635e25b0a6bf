/** Reports that HR keeps, shares and has run by itself, and what was run lately. Each step looks first what is there. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { run, runs } from '#modules/report-generator/contract/runs.ts'
import {
  addTemplate,
  keepSchedule,
  markTemplate,
  schedule,
  templates,
} from '#modules/report-generator/contract/templates.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Act, DemoPerson } from './acting.ts'
import { morningOf } from './opening.ts'

type Working = {
  readonly admin: DemoPerson
  readonly country: Country
  readonly today: PlainDate
  readonly now: Date
}
type Kept = { readonly name: string; readonly zh: string; readonly definition: object; readonly shared: boolean }

const column = (text: string) => {
  const [field, total = null] = text.split(':')
  return { field, total }
}
const columns = (text: string) => text.split(' ').map(column)

const kept: readonly Kept[] = [
  {
    ...{ name: 'Directory by department', zh: '部門通訊錄', shared: true },
    definition: {
      ...{ subject: 'people', when: { name: 'today' }, groups: ['department'] },
      columns: columns('staff_id full_name position email phone'),
      filters: [{ field: 'status', is: 'one_of', values: ['active', 'sabbatical'] }],
    },
  },
  {
    ...{ name: 'Away this month', zh: '本月請假', shared: true },
    definition: {
      ...{ subject: 'leave_days', when: { name: 'this_month' } },
      columns: columns('date full_name department type amount status'),
    },
  },
  {
    ...{ name: 'Salaries by job level', zh: '各職等薪資', shared: false },
    definition: {
      ...{ subject: 'people', when: { name: 'today' }, groups: ['job_level'], detail: false },
      columns: columns('staff_id:count basic_salary:average years_of_service:average'),
      filters: [{ field: 'status', is: 'one_of', values: ['active', 'sabbatical'] }],
    },
  },
]
const LATELY = ['standard-headcount', 'standard-documents-expiring', 'standard-payroll-cost'] as const
const STARRED = ['standard-headcount', 'standard-leave-balances', 'standard-pay-register'] as const

export async function keepReports(act: Act, { admin, country, today, now }: Working): Promise<void> {
  const language = country === 'TW' ? ('zh-Hant' as const) : ('en' as const)
  const nameOf = (one: Kept) => (language === 'en' ? one.name : one.zh)
  const list = async () => (await act(admin, templates, { at: now, language })) as DataOf<typeof templates>
  const there = new Set((await list()).map(({ name }) => name))
  for (const [at, one] of kept.entries()) {
    if (there.has(nameOf(one))) continue
    const body = { name: nameOf(one), is_shared: one.shared, definition: one.definition }
    await act(admin, addTemplate, { body, at: morningOf(addDays(today, -20 + at)), language })
  }
  const all = await list()
  for (const id of STARRED) {
    if (!all.some((one) => one.id === id && one.is_favourite))
      await act(admin, markTemplate, { params: { id }, body: { is_favourite: 1 }, at: now })
  }
  const [, away] = kept
  const own = all.filter(({ mine }) => mine)
  const weekly = own.find(({ name }) => away && name === nameOf(away))
  if (weekly && !weekly.scheduled) {
    const params = { id: weekly.id }
    const { accounts } = (await act(admin, schedule, { params, at: now })) as DataOf<typeof schedule>
    const told = accounts.map(({ id }) => id).slice(0, 3)
    await act(admin, keepSchedule, { params, body: { every: 'week', weekday: 0, hour: 8, told }, at: now, language })
  }
  const ran = (await act(admin, runs, { query: {}, at: now })) as DataOf<typeof runs>
  const wanted = [...LATELY, ...own.map(({ id }) => id)]
  for (const [at, template] of wanted.entries()) {
    if (ran.some((one) => one.template === template)) continue
    await act(admin, run, { body: { template, language }, at: morningOf(addDays(today, -wanted.length + at)) })
  }
}
