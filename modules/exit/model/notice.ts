/**
 * What the law of a country wants observed of one leaving: how much notice is owed by whoever gives it, until when, what
 * has to be done by which day, and when the last pay is due. A shorter notice is not refused: it is told.
 */
import { addDays, completedMonths, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { type LeavingLaw, leavingLawIn } from '#statutory/leaving-law.ts'
import { isRefusedAnswer, type Standing, workOut } from '#statutory/work-out.ts'
import { exitTypes, type ReasonKind } from './exit-types.ts'

export type Leaving = {
  /** Two letters. */
  readonly country: string
  readonly joinedOn: PlainDate
  readonly citizenship: string | null
  readonly typeId: number
  /** Of the first reason. */
  readonly reason: { readonly value: string; readonly kind: ReasonKind }
  readonly noticeDate: PlainDate
  readonly lastDay: PlainDate
}

type Said = { readonly source: string | null; readonly standing: Standing | 'not established' }
export type NoticeOwed = Said & {
  readonly required_days: number
  readonly earliest_last_day: PlainDate
  /** So many days are missing. */
  readonly short_days: number
}
export type Duty = { readonly code: string; readonly due_on: PlainDate } & Said
export type Observed = {
  readonly notice: NoticeOwed
  readonly duties: readonly Duty[]
  readonly pay_by: PlainDate | null
}

export function observed(leaving: Leaving): Observed {
  const { country, lastDay } = leaving
  const law = leavingLawIn(country.toLowerCase(), leaving.noticeDate)
  if (!law) return { notice: noNotice(leaving, NOT_ESTABLISHED), duties: [], pay_by: null }
  return {
    notice: noticeOwed(leaving, law),
    duties: law.duties
      .filter(({ when }) => applies(when, leaving, law))
      .map(({ code, daysBefore, source, standing }) => ({
        code,
        due_on: addDays(lastDay, -daysBefore),
        source,
        standing,
      }))
      .sort((one, other) => (one.due_on < other.due_on ? -1 : one.due_on > other.due_on ? 1 : 0)),
    pay_by: addDays(lastDay, law.finalPay.daysAfter),
  }
}

/** Who ends it, as far as notice is asked; nobody where it ends by itself, by agreement or at once. */
export function endedBy({ typeId, reason }: Pick<Leaving, 'typeId' | 'reason'>): 'person' | 'employer' | 'nobody' {
  if (isType(typeId, 'end_of_contract') || AT_ONCE.includes(reason.value)) return 'nobody'
  if (isType(typeId, 'resignation')) return 'person'
  return isType(typeId, 'end_of_probation') && reason.kind === 'voluntary' ? 'person' : 'employer'
}

/** The employer ends it for a reason that the law gives money for. */
export const isOwedSeverance = (leaving: Pick<Leaving, 'typeId' | 'reason'>, law: LeavingLaw): boolean =>
  endedBy(leaving) === 'employer' && Object.hasOwn(law.severance.causes, leaving.reason.value)

const AT_ONCE: readonly string[] = ['misconduct', 'absence_without_leave', 'mutual_agreement']
const NOT_ESTABLISHED: Said = { source: null, standing: 'not established' }

function noticeOwed(leaving: Leaving, law: LeavingLaw): NoticeOwed {
  const { dayGivenCounts, employerGivesFor, source, standing } = law.notice
  const by = endedBy(leaving)
  const isOwed = by === 'person' || (by === 'employer' && (employerGivesFor === 'any' || isOwedSeverance(leaving, law)))
  const required = isOwed ? daysOf(leaving, law) : 0
  if (required === undefined) return noNotice(leaving, NOT_ESTABLISHED)
  if (required === 0) return noNotice(leaving, { source, standing })
  const earliest = addDays(leaving.noticeDate, dayGivenCounts ? required - 1 : required)
  const short = Math.max(0, daysBetween(leaving.lastDay, earliest))
  return { required_days: required, earliest_last_day: earliest, short_days: short, source, standing }
}

const noNotice = ({ noticeDate }: Leaving, said: Said): NoticeOwed => ({
  required_days: 0,
  earliest_last_day: noticeDate,
  short_days: 0,
  ...said,
})

/** By whole months of service to the day of notice; undefined where the law has no answer. */
function daysOf({ joinedOn, noticeDate }: Leaving, { notice: { days } }: LeavingLaw): number | undefined {
  if (typeof days === 'number') return days
  const service_months = Math.max(0, completedMonths(joinedOn, noticeDate))
  const { answer } = workOut(days.scheme, noticeDate, { service_months })
  const found = isRefusedAnswer(answer) ? undefined : answer[days.answer]
  return typeof found === 'number' ? found : undefined
}

function applies(when: LeavingLaw['duties'][number]['when'], leaving: Leaving, law: LeavingLaw): boolean {
  if (when === 'no citizen') return leaving.citizenship !== null && leaving.citizenship !== 'citizen'
  return when === 'always' || isOwedSeverance(leaving, law)
}

const isType = (id: number, name: (typeof exitTypes)[number]['name']): boolean =>
  exitTypes.find((one) => one.id === id)?.name === name
