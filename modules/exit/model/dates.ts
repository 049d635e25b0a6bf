/** What stands against the days of a leaving, by field. */
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'

type Days = { readonly noticeDate: PlainDate; readonly lastDay: PlainDate; readonly joinedOn: PlainDate }
export type Faults = Readonly<Record<string, readonly string[]>>

/** Nobody gives notice so far ahead; a year typed wrongly does. */
const FURTHEST = 3660

export function faultsOfDays({ noticeDate, lastDay, joinedOn }: Days): Faults {
  const errors: Record<string, readonly string[]> = {}
  if (noticeDate < joinedOn) errors.notice_date = ['exit.before-joining']
  if (lastDay < joinedOn) errors.last_working_date = ['exit.before-joining']
  else if (lastDay < noticeDate) errors.last_working_date = ['exit.before-notice']
  else if (daysBetween(noticeDate, lastDay) > FURTHEST) errors.last_working_date = ['exit.too-far']
  return errors
}

/** Nor does anybody give their own notice a year before they give it. */
const OWN_AHEAD = 366

/** Notice counts from when it is given: what was said before is for HR to enter, and so is what is agreed for years on. */
export function ownNoticeFault(noticeDate: PlainDate, today: PlainDate): string | undefined {
  if (noticeDate < today) return 'exit.notice-past'
  return daysBetween(today, noticeDate) > OWN_AHEAD ? 'exit.notice-far' : undefined
}

type Reason = { readonly id: string; readonly exit_type_id: number; readonly active: boolean }

/** Reasons must be offered, of that way of leaving, each once; those that the leaving has may stay. */
export function faultsOfReasons(
  ids: readonly string[],
  typeId: number,
  known: readonly Reason[],
  had: readonly string[] = [],
): Faults {
  const wrong = (word: string): Faults => ({ exit_reason_ids: [word] })
  if (new Set(ids).size < ids.length) return wrong('exit.reason-twice')
  for (const id of ids) {
    const reason = known.find((one) => one.id === id)
    if (!reason) return wrong('exit.unknown-reason')
    if (reason.exit_type_id !== typeId) return wrong('exit.reason-of-other-type')
    if (!reason.active && !had.includes(id)) return wrong('exit.reason-not-offered')
  }
  return {}
}
