/** People in probation: one is confirmed, the others wait for somebody else each. */
import {
  addDays,
  addMonths,
  dayOf,
  daysInMonth,
  type PlainDate,
  plainDate,
  plainDateOf,
  yearMonthOf,
} from '#kernel/plain-date.ts'
import { changeOwnReview, proceedOwnReview } from '#modules/probation/contract/own.ts'
import { changeReview, openReview, proceedReview, review, reviews } from '#modules/probation/contract/probation.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Around, employee, orNow } from './around.ts'

type Shown = DataOf<typeof review>

const [HR, APPROVER] = [3, 4]
const OPENED_BEFORE = 21
const comments = {
  en: 'Reliable from the first week, and asks before guessing.',
  'zh-Hant': '從第一週起就很可靠，不懂會先問。',
}

export async function reviewProbation(around: Around): Promise<void> {
  const { act, keeper, plan, now, today } = around
  const begun = (await act(keeper, reviews, { at: now })) as DataOf<typeof reviews>
  for (const [staffId, months, until] of plan.reviews) {
    const person = employee(around, staffId)
    const joined = plainDateOf(person.joined_on)
    // Whoever is still to come has nothing to be reviewed.
    if (joined > today) continue
    const end = endOf(joined, months)
    const known = begun.find(({ employee_id }) => employee_id === person.id)
    if (known && known.status >= until) continue
    const at = orNow(around, addDays(end, -OPENED_BEFORE))
    const body = { employee_id: person.id, probation_end_date: end }
    const { id } = known ?? ((await act(keeper, openReview, { body, at })) as Shown)
    await goOn(around, id, until, end)
  }
}

/** The last day of so many months. */
function endOf(joined: PlainDate, months: number): PlainDate {
  const month = addMonths(yearMonthOf(joined), months)
  return addDays(plainDate(month.year, month.month, Math.min(dayOf(joined), daysInMonth(month))), -1)
}

/** Everybody whose turn it is does their part, days apart. */
async function goOn(around: Around, id: string, until: number, end: PlainDate): Promise<void> {
  const { act, keeper, admin } = around
  const params = { id }
  let shown = (await act(keeper, review, { params, at: around.now })) as Shown
  while (shown.status < until) {
    const at = orNow(around, addDays(end, 3 * shown.status - OPENED_BEFORE + 2))
    if (shown.status < HR) await rate(around, shown, at)
    else {
      const body = { result: 'confirmed', comment: comments[around.plan.language] }
      if (shown.status === HR) await act(keeper, changeReview, { params, body, at })
      await act(shown.status === APPROVER ? admin : keeper, proceedReview, { params, body: {}, at })
    }
    shown = (await act(keeper, review, { params, at: around.now })) as Shown
  }
}

/** By whoever it waits for; who has no account is passed over with a reason. */
async function rate(
  { act, keeper, people, plan }: Around,
  { id, items, status, waits_for }: Shown,
  at: Date,
): Promise<void> {
  const params = { id }
  const who = [...people.values()].find(({ name }) => waits_for.includes(name))
  if (!who) {
    await act(keeper, proceedReview, { params, body: { reason: 'Without an account' }, at })
    return
  }
  const ratings = items.map(({ id: item_id }, place) => ({ item_id, rating: 3 + ((place + status) % 3) }))
  await act(who, changeOwnReview, { params, body: { ratings, comment: comments[plan.language] }, at })
  await act(who, proceedOwnReview, { params, body: {}, at })
}
