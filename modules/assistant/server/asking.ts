/** What every skill of the assistant is given, and the shapes in which it answers. */
import { type AreaId, areas } from '#access/areas.ts'
import { enter } from '#access/enter.ts'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Language, Params } from '#platform/http/server/say.ts'
import en from '#platform/identity/words/roles.en.json' with { type: 'json' }
import zh from '#platform/identity/words/roles.zh-Hant.json' with { type: 'json' }
import { dayText } from '#platform/words/format.ts'
import type { Kind } from '../model/answer.ts'
import type { Ask } from './own-calls.ts'

export type Fact = { readonly label: string; readonly value: string }
export type Link = { readonly label: string; readonly href: string }
/** A link with the area that opens it. */
type Door = Link & { readonly area: AreaId }

export type Said = {
  readonly kind: Kind
  readonly skill: string | null
  readonly text: string
  readonly facts: readonly Fact[]
  readonly actions: readonly Link[]
  readonly sources: readonly Link[]
  readonly suggestions: readonly string[]
}

export type Asking = {
  readonly call: Call<Endpoint>
  /** Normalised. */
  readonly text: string
  readonly today: PlainDate
  readonly country: Country
  readonly language: Language
  readonly ask: Ask
  readonly nextPayDay: () => Promise<PlainDate | undefined>
  /** Of this module's words: `balance` is `assistant.say.balance`. */
  readonly t: (key: string, params?: Params) => string
  readonly day: (day: string) => string
  /** Only those that open. */
  readonly links: (...doors: readonly Door[]) => readonly Link[]
}
export type SkillOf = (asking: Asking) => Promise<Said>

type Context = Pick<Asking, 'call' | 'text' | 'today' | 'country' | 'ask' | 'nextPayDay'>

export function asking(context: Context): Asking {
  const { session, language, say } = context.call
  return {
    ...context,
    language,
    t: (key, params) => say(language, `assistant.say.${key}`, params),
    day: (day) => dayText(day, language),
    links: (...doors) =>
      doors.filter(({ area }) => enter(session, area) === 'allowed').map(({ label, href }) => ({ label, href })),
  }
}

type More = Partial<Pick<Said, 'facts' | 'actions' | 'sources' | 'suggestions' | 'kind'>>

export const said = (skill: string | null, text: string, more: More = {}): Said => ({
  kind: 'answer',
  skill,
  text,
  facts: [],
  actions: [],
  sources: [],
  suggestions: [],
  ...more,
})

/** What whoever asks may not see: who may, and no link that would be refused. */
export function refused({ t, call }: Asking, skill: string | null, area: AreaId): Said {
  const off = enter(call.session, area) === 'module-off'
  return said(skill, off ? t('moduleOff') : t('whoMay', { roles: rolesOf(area, call.language) }), { kind: 'refused' })
}

export function rolesOf(area: AreaId, language: Language): string {
  const { roles } = areas[area]
  if (roles === 'any') return ''
  const words: Readonly<Record<string, string>> = language === 'zh-Hant' ? zh : en
  return roles.map((role) => words[`identity.role.${role}`] ?? role).join(language === 'zh-Hant' ? '、' : ', ')
}

/** For whoever has an account and no employment. */
export const notEmployed = ({ t }: Asking, skill: string): Said => said(skill, t('notEmployed'), { kind: 'unknown' })

/** Of a page that is not theirs, or that is for whoever is employed. */
export const turnedAway = (asking: Asking, skill: string, area: AreaId): Said =>
  enter(asking.call.session, area) === 'allowed' ? notEmployed(asking, skill) : refused(asking, skill, area)
