/** What may be written into a review at each stage, judged before it is stored. */
import type { z } from 'zod'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import { dayText } from '#platform/words/format.ts'
import type { PartChange, ReviewChange as ReviewChangeBody } from '../contract/types.ts'
import { latestEnd } from '../model/days.ts'
import { MANAGER, type Parts, raters } from '../model/review.ts'
import { type Acting, type Around, refused } from './acting.ts'
import { emptyPart, type ReviewChange, type ReviewRow } from './review-store.ts'

type Written = { readonly before: Partial<ReviewRow>; readonly after: ReviewChange }

/** By whoever's turn it is: ratings and a comment of their own, and of the manager what is suggested. */
export function drafted(row: ReviewRow, body: z.output<typeof PartChange>, { facts }: Around): Written {
  const rater = raters[row.status]
  if (!rater) throw new Refusal(problem('probation.not-your-turn'))
  const { suggested_result, suggested_end_date, suggested_salary } = body
  const suggested = given({ suggested_result, suggested_end_date, suggested_salary })
  const foreign = row.status === MANAGER ? [] : Object.keys(suggested)
  if (foreign.length > 0) throw refused(Object.fromEntries(foreign.map((field) => [field, ['probation.not-yours']])))
  judgeRatings(row, body.ratings)
  if (suggested_end_date) {
    const latest = addDays(plainDateOf(row.probation_end_date), facts.settings.probation_setting.manager_extend_days)
    if (suggested_end_date <= row.probation_end_date)
      throw refused({ suggested_end_date: ['probation.later-end-needed'] })
    if (suggested_end_date > latest) throw refused({ suggested_end_date: ['probation.extends-too-long'] })
  }
  const former = row.parts[rater] ?? emptyPart
  const own = former.suggested ?? { result: null, end_date: null, salary: null }
  const said = {
    result: suggested_result === undefined ? own.result : suggested_result,
    end_date: suggested_end_date === undefined ? own.end_date : suggested_end_date,
    salary: suggested_salary === undefined ? own.salary : suggested_salary,
  }
  const part = {
    ...{ ratings: body.ratings ?? former.ratings, comment: body.comment ?? former.comment },
    ...(rater === 'manager' && { suggested: said }),
  }
  const parts: Parts = { ...row.parts, [rater]: part }
  return written(row, { ...suggested, parts })
}

type Asked = Around & { readonly call: Pick<Acting, 'say' | 'language'> }
type Lasting = Pick<ReviewRow, 'joined_on' | 'full_name' | 'beyond_agreed'>

/** An end later than the law allows asks, once; resolves to the end that is agreed in writing then. */
export function agreedBeyond(
  { joined_on, full_name: name, beyond_agreed }: Lasting,
  end: string | null,
  { facts, call }: Pick<Asked, 'facts' | 'call'>,
  confirm: unknown,
): Pick<ReviewChange, 'beyond_agreed'> {
  const latest = latestEnd(facts.country, plainDateOf(joined_on))
  if (latest === null || end === null || end <= latest || end === beyond_agreed) return {}
  if (confirm) return { beyond_agreed: end }
  const data = [call.say(call.language, 'probation.beyond-six-months', { name, day: dayText(latest, call.language) })]
  throw new Refusal(problem('probation.confirm-end', { status: 409, data, extra: { confirm_required: true } }))
}

/** By HR: how it ends, and what was suggested as it should be. */
export function decided(row: ReviewRow, body: z.output<typeof ReviewChangeBody>, { facts, call }: Asked): Written {
  if (body.ratings !== undefined) throw refused({ ratings: ['probation.not-yours'] })
  const { suggested_result, suggested_end_date, suggested_salary, result, official_confirmed_date } = body
  if (suggested_end_date) {
    if (suggested_end_date <= row.probation_end_date)
      throw refused({ suggested_end_date: ['probation.later-end-needed'] })
  }
  const agreed = agreedBeyond(row, suggested_end_date ?? null, { facts, call }, body.confirm)
  if (official_confirmed_date && official_confirmed_date < row.joined_on) {
    throw refused({ official_confirmed_date: ['probation.before-joining'] })
  }
  const hr_comment = body.comment
  const fields = { suggested_result, suggested_end_date, suggested_salary, result, official_confirmed_date, hr_comment }
  return written(row, { ...given(fields), ...agreed })
}

/** Only what was given is compared with what was. */
const written = (row: ReviewRow, after: ReviewChange): Written => ({
  before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name as keyof ReviewRow]])),
  after,
})

function judgeRatings({ items }: ReviewRow, ratings: z.output<typeof PartChange>['ratings']): void {
  if (ratings?.some(({ item_id }) => !items.some(({ id }) => id === item_id))) {
    throw refused({ ratings: ['probation.unknown-item'] })
  }
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
