/** Somebody of the demonstration was listened to, somebody still waits: what a reviewer finds there. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { ownWellbeing, tellReviewers } from '#modules/wellbeing/contract/own.ts'
import { alerts, changeAlert } from '#modules/wellbeing/contract/reviewing.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Act, DemoPerson } from './acting.ts'
import { morningOf } from './opening.ts'

type Asking = { readonly people: ReadonlyMap<string, DemoPerson>; readonly country: Country; readonly today: PlainDate }

/** Long ago and closed, lately and taken on, yesterday and waiting. */
const asked = [
  { who: 'employee', ago: 20, level: 'concern', goes: ['take', 'close'] },
  { who: 'hr-leave', ago: 3, level: 'talk', goes: ['take'] },
  { who: 'reporting-manager', ago: 1, level: 'concern', goes: [] },
] as const

const texts: Readonly<Record<Country, readonly [string, string, string]>> = {
  MY: [
    'Since my father fell ill I hardly sleep and cannot concentrate.',
    'I would like to talk about returning after my operation.',
    'The last weeks were too much. I do not know how to go on like this.',
  ],
  TW: [
    '家人住院之後我一直睡不好，上班很難專心。',
    '手術後要回來上班，想找人聊聊怎麼調整。',
    '最近幾週壓力太大，不知道該怎麼辦。',
  ],
  PH: [
    'Since the typhoon hit our house I can hardly sleep.',
    'I would like to talk about coming back after my leave.',
    'The last weeks were too much. I do not know how to manage.',
  ],
}

/** Each step looks first what is there: it may have stopped in the middle. */
export async function askForHelp(act: Act, { people, country, today }: Asking): Promise<void> {
  const reviewer = people.get('wellbeing-reviewer')
  if (!reviewer) return
  for (const [index, { who, ago, level, goes }] of asked.entries()) {
    const person = people.get(who)
    if (!person) continue
    const at = morningOf(addDays(today, -ago))
    const before = (await act(person, ownWellbeing, { at })) as DataOf<typeof ownWellbeing>
    const body = { excerpt: texts[country][index] ?? '', level, consent: true }
    const id =
      before.alerts[0]?.id ?? ((await act(person, tellReviewers, { body, at })) as DataOf<typeof tellReviewers>).id
    const found = ((await act(reviewer, alerts, { at })) as DataOf<typeof alerts>).find((one) => one.id === id)
    if (found?.status === 'new' && goes.length > 0)
      await act(reviewer, changeAlert, { body: { id, action: 'take' }, at })
    if (found?.status !== 'closed' && goes.length > 1) {
      const closed = { id, action: 'close', outcome: 'supported' }
      await act(reviewer, changeAlert, { body: closed, at: morningOf(addDays(today, 7 - ago)) })
    }
  }
}
