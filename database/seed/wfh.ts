/** Days at home to come: some agreed, one that waits, and a standing arrangement that has to be answered. */
import type { Country } from '#kernel/countries.ts'
import { addDays, dayNumber, type PlainDate } from '#kernel/plain-date.ts'
import { create, decide, list } from '#modules/work-from-home/contract/wfh.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { DemoRefused } from './acting.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'

const words: Readonly<Record<Country, { readonly place: string; readonly reasons: readonly string[] }>> = {
  MY: { place: 'Home', reasons: ['Plumber comes', 'Writing the yearly report', 'School holidays'] },
  TW: { place: '住家', reasons: ['水電師傅到府', '撰寫年度報告', '照顧孩子'] },
  PH: { place: 'Home', reasons: ['Repairs at home', 'Writing the yearly report', 'School is out'] },
}
type Plan = { readonly who: number; readonly inDays: number; readonly days: number; readonly agreed: boolean }
const plans: readonly Plan[] = [
  { who: 2, inDays: 3, days: 1, agreed: true },
  { who: 5, inDays: 4, days: 2, agreed: true },
  { who: 9, inDays: 9, days: 1, agreed: true },
  { who: 0, inDays: 11, days: 2, agreed: false },
]
const MOST_PUT_OFF = 14
const STANDING = { who: 3, inDays: 14, days: 90, weekdays: [2, 4] }

export async function workAtHome(business: Business): Promise<void> {
  const { act, admin, country, today, now, staff } = business
  const known = (await act(admin, list, { at: now })) as DataOf<typeof list>
  const at = morningOf(addDays(today, -2))
  const { place, reasons } = words[country]
  const asked = async (who: number, from: PlainDate, to: PlainDate, more: object = {}) => {
    const { id } = memberAt(staff, who)
    const body = {
      employee_id: id,
      from,
      to,
      place: { name: place },
      reason: reasons[who % reasons.length],
      confirm: 1,
    }
    const before = known.find((one) => one.employee_id === id && one.from === from)
    if (before) return before
    try {
      return (await act(admin, create, { body: { ...body, ...more }, at })) as DataOf<typeof create>
    } catch (error) {
      // Of whoever is on leave or has a holiday on all of the days there is nothing to ask for.
      if (error instanceof DemoRefused && error.problem.errors && 'from' in error.problem.errors) return undefined
      throw error
    }
  }
  const later = async (who: number, planned: PlainDate, days: number) => {
    for (let put = 1; put <= MOST_PUT_OFF; put += 1) {
      const from = workday(addDays(planned, put), days)
      const made = await asked(who, from, addDays(from, days - 1))
      if (made) return made
    }
    return undefined
  }
  for (const { who, inDays, days, agreed } of plans) {
    const planned = workday(addDays(today, inDays), days)
    // Later in the week or the next, where the planned days are holidays or leave.
    const made = (await asked(who, planned, addDays(planned, days - 1))) ?? (await later(who, planned, days))
    if (agreed && made?.status === 'pending')
      await act(admin, decide, { params: { decision: 'approve' }, body: { ids: [made.id] }, at })
  }
  const from = workday(addDays(today, STANDING.inDays), 1)
  await asked(STANDING.who, from, addDays(from, STANDING.days), { weekdays: STANDING.weekdays })
}

/** On or after the day, with so many days before the weekend; days are counted from a Thursday. */
function workday(day: PlainDate, days: number): PlainDate {
  const fromMonday = (dayNumber(day) + 3) % 7
  return fromMonday + days <= 5 ? day : addDays(day, 7 - fromMonday)
}
