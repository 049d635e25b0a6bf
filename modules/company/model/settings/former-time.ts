/**
 * Settings by which days are counted and priced. They hold from the first month whose pay is open: of days that are paid
 * in a closed month those hold that were in force when somebody changed them.
 */
import type { PlainDate } from '#kernel/plain-date.ts'

export type FormerTime<Settings> = {
  /** Days from here on are counted by what came after. */
  readonly changedOn: PlainDate
  /** The first month, by its first day, that was open. */
  readonly until: PlainDate
  readonly settings: Settings
}

/** Of a day that is paid in this month, YYYY-MM; undefined where what is set now holds. The earliest come first. */
export const formerOn = <One extends Pick<FormerTime<unknown>, 'changedOn' | 'until'>>(
  former: readonly One[],
  date: PlainDate,
  month: string,
): One | undefined => former.find(({ changedOn, until }) => date < changedOn && `${month}-01` < until)

type Change = { readonly today: PlainDate; readonly until: PlainDate | null }

/** What is kept after a change. Where no month is closed nothing is; one that was opened again keeps nothing any more. */
export function formerTimeAfter<Settings>(
  former: readonly FormerTime<Settings>[],
  before: Settings,
  { today, until }: Change,
): readonly FormerTime<Settings>[] {
  if (until === null) return []
  const all = [
    ...former.map((one) => (one.until > until ? { ...one, until } : one)),
    { changedOn: today, until, settings: before },
  ]
  // Of several changes on a day the first tells what was in force.
  const isFirst = (one: FormerTime<Settings>, at: number) =>
    all.findIndex((other) => other.changedOn === one.changedOn && other.until === one.until) === at
  return all.filter(isFirst)
}
