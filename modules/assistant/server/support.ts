/** What is said to somebody in distress: plain words, the lines, and a way that they may go themselves. */

import { type AreaId, areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { AssistantNeeds, HelpLine } from './needs.ts'

type Asking = Pick<Call<Endpoint>, 'session' | 'clock' | 'language' | 'say'>

export function supported(call: Asking, needs: AssistantNeeds, level: 'acute' | 'concern') {
  const { language, say, session } = call
  const t = (key: string) => say(language, `assistant.say.${key}`)
  const opens = OWN_WELLBEING in areas && mayEnter(session, OWN_WELLBEING as AreaId)
  return {
    kind: 'support' as const,
    skill: null,
    text: t(`support.${level}`),
    facts: [],
    actions: opens ? [{ label: t('support.page'), href: '/me/wellbeing' }] : [],
    sources: [],
    suggestions: [],
    lines: linesFor(call, needs),
  }
}

const OWN_WELLBEING = 'wellbeing.own'

export function linesFor({ session, clock, language }: Asking, needs: AssistantNeeds): HelpLine[] {
  const lines = session.country ? needs.helpLines(session.country, language, clock.now()) : []
  return lines.map(({ name, number, hours, note, open_now }) => ({ name, number, hours, note, open_now }))
}
