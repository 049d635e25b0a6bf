/** Where somebody is on a day, without why: what keeps them from work goes before where they would work. */
export const wheres = ['office', 'home', 'travel', 'training', 'leave', 'holiday', 'off'] as const
export type Where = (typeof wheres)[number]

type Span = { readonly starts: number; readonly ends: number }
export type DayKnown = {
  /** What is worked by the roster, else by the week; none: a day off. */
  readonly works: readonly Span[]
  readonly isHoliday: boolean
  /** Approved leave. */
  readonly leave: readonly Span[]
  /** `travel`, `training` or `quarantine`, approved. */
  readonly away: readonly string[]
  readonly home: boolean
}

export function whereOn({ works, isHoliday, leave, away, home }: DayKnown): Where {
  // Whoever travels on a day off is still on the road.
  if (away.includes('travel')) return 'travel'
  if (works.length === 0) return isHoliday ? 'holiday' : 'off'
  const isGone = works.every(({ starts, ends }) => leave.some((part) => part.starts <= starts && part.ends >= ends))
  // Of quarantine nobody sees more than that somebody is away.
  if (isGone || away.includes('quarantine')) return 'leave'
  if (away.length > 0) return 'training'
  return home ? 'home' : 'office'
}
