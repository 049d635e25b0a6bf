/** What an announcement says and for whom, and what is wrong with it. */
import type { CompanyRole } from '#access/roles.ts'

export type Audience = {
  readonly departments: readonly string[]
  readonly positions: readonly string[]
  readonly job_levels: readonly string[]
  readonly locations: readonly string[]
  readonly roles: readonly CompanyRole[]
  readonly people: readonly string[]
}

export type Texts = {
  readonly title: string
  readonly title_zh: string | null
  readonly content: string
  readonly content_zh: string | null
}

export type AnnouncementFields = Texts &
  Audience & {
    readonly is_important: boolean
    readonly is_pinned: boolean
    readonly duration_expiry: number | null
    readonly must_acknowledge: boolean
    readonly by_mail: boolean
  }

export const EVERYBODY: Audience = {
  ...{ departments: [], positions: [], job_levels: [], locations: [], roles: [], people: [] },
}

export const EMPTY: AnnouncementFields = {
  ...{ title: '', title_zh: null, content: '', content_zh: null, is_important: false, is_pinned: false },
  ...{ duration_expiry: null, must_acknowledge: false, by_mail: false, ...EVERYBODY },
}

type Faults = Readonly<Record<string, readonly string[]>>

/** In a second language there is the whole of it, or nothing. */
export function textFaults({ title_zh, content_zh }: Texts): Faults {
  return {
    ...(title_zh === null && content_zh !== null && { title_zh: ['announcement.whole-language'] }),
    ...(title_zh !== null && content_zh === null && { content_zh: ['announcement.whole-language'] }),
  }
}

const YEAR_MS = 366 * 86_400_000

export function momentFaults(at: Date, now: Date): Faults {
  if (at <= now) return { at: ['announcement.not-over'] }
  return at.getTime() - now.getTime() > YEAR_MS ? { at: ['announcement.within-year'] } : {}
}

/** What its readers would notice. */
export const readsOtherwise = (before: Texts, after: Texts): boolean =>
  (['title', 'title_zh', 'content', 'content_zh'] as const).some((name) => before[name] !== after[name])

export const namesNobody = ({ departments, positions, job_levels, locations, roles, people }: Audience): boolean =>
  [departments, positions, job_levels, locations, roles, people].every((all) => all.length === 0)
