/** Working from home as a kind of request: which days count, what stands against them, how it is kept and told. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, type PersonWhoAsks, personWhoAsks, requestsWanted } from '#modules/employees/server/public.ts'
import { type DayFacts, factsOf, holidayName, plannedDay } from '#modules/holidays/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { RequestPort, Work } from '#platform/requests/server/port.ts'
import { dayText } from '#platform/words/format.ts'
import { words } from '../contract/types.ts'
import { answerBy, faultsOf, type HomeDay, homeDays, isSpan, type Limits, type Part, type Wish } from '../model/days.ts'
import { checksOf } from './here-store.ts'
import { namePapers, type PaperShown, papersOf, papersOfRequest } from './paper-store.ts'
import { wfhKind } from './wfh-kind.ts'
import {
  daysOfWfh,
  type NewWfh,
  othersAtHome,
  removeWfh,
  saveWfh,
  takenDays,
  type WfhRow,
  wfhRequests,
} from './wfh-store.ts'
import { dayView, wfhView } from './wfh-view.ts'

const OTHERS = 10
const MONTH_DAYS = 31

type Place = {
  readonly name: string
  readonly address: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}
export type WfhAsked = Omit<Wish, 'papers'> & {
  readonly attachment_ids: readonly string[]
  readonly place: Place
  readonly reason: string | null
  /** Entered by HR, who need not ask ahead. */
  readonly entered: boolean
  readonly confirmed?: boolean | undefined
}
type Book = { readonly facts: CompanyFacts; readonly today: PlainDate }
type Fresh = NewWfh & { readonly days: readonly HomeDay[]; readonly attachment_ids: readonly string[] }
export type WfhTypes = {
  readonly asked: WfhAsked
  readonly person: PersonWhoAsks
  readonly row: WfhRow
  readonly fresh: Fresh
  readonly book: Book
  readonly view: ReturnType<typeof wfhView>
  readonly beside: {
    readonly days: { date: PlainDate; counts: number }[]
    readonly attachments: PaperShown[]
    readonly here: Awaited<ReturnType<typeof checksOf>>
    readonly others: Awaited<ReturnType<typeof othersAtHome>>
  }
  readonly preview: {
    readonly days: { date: PlainDate; counts: number }[]
    readonly total: number
    readonly answer_by: PlainDate | null
  }
}

export const wfhPort = (dayFacts: DayFacts): RequestPort<WfhTypes> => ({
  kind: wfhKind,
  words,
  context: async (tx, { company, clock }) => {
    const facts = await companyFacts(tx, company.companyId)
    return { facts, today: clock.today(facts.timezone) }
  },
  personOf: personWhoAsks,
  holdPeople,
  load: wfhRequests,
  filtered: requestsWanted,
  judge: (work, people, asked, changed) => judging(dayFacts, work, people, asked, changed),
  save: async ({ tx, acting: { companyId, session, now } }, all) => {
    const requests = all.map(({ attachment_ids: _, ...request }) => request)
    await saveWfh(tx, companyId, requests, { by: session.accountId, now })
    await namePapers(tx, companyId, all)
  },
  remove: ({ tx, acting: { companyId } }, id) => removeWfh(tx, companyId, id),
  request: (one, acting) => ({
    id: one.id,
    aboutId: one.employee_id,
    type: null,
    length: halvesOf(one.days) / 2,
    amount: null,
    from: one.from_date,
    to: one.to_date,
    told: { en: told(one, acting, 'en'), 'zh-Hant': told(one, acting, 'zh-Hant') },
  }),
  view: (row, { today }) => wfhView(row, today),
  beside: async (tx, row, { facts: { id } }) => ({
    days: (await daysOfWfh(tx, id, row.id)).map(dayView),
    attachments: await papersOfRequest(tx, id, row.id),
    here: await checksOf(tx, id, row.id),
    others: await othersAtHome(tx, id, row, OTHERS),
  }),
  preview: (_, { one }) =>
    Promise.resolve({ days: one.days.map(dayView), total: halvesOf(one.days) / 2, answer_by: one.answer_by }),
  entry: (what, view) => ({
    action: `wfh.${what}`,
    subject: { kind: 'wfh', id: view.id, name: `${view.full_name}: ${view.from}` },
    after: { from: view.from, to: view.to, part: view.part, place: view.place.name, reason: view.reason },
  }),
})

const halvesOf = (days: readonly HomeDay[]): number => days.reduce((sum, { halves }) => sum + halves, 0)

async function judging(
  dayFacts: DayFacts,
  { tx, acting, book: { facts, today } }: Work<WfhTypes>,
  people: readonly PersonWhoAsks[],
  asked: WfhAsked,
  changed: string | null,
) {
  const { companyId, language, say, session } = acting
  const ids = people.map(({ id }) => id)
  const span = isSpan(asked) ? { from: asked.from, to: asked.to } : { from: asked.from, to: asked.from }
  const known = await dayFacts(tx, companyId, span, ids, ['usual', 'roster', 'leave', 'away'])
  const around = { from: addDays(span.from, -MONTH_DAYS), to: addDays(span.to, MONTH_DAYS), except: changed }
  const taken = await takenDays(tx, companyId, ids, around)
  const papers = await papersOf(tx, companyId, asked.attachment_ids)
  const unknown =
    papers.length < asked.attachment_ids.length ||
    papers.some(({ request_id, uploaded_by }) =>
      request_id === null ? uploaded_by !== session.accountId : request_id !== changed,
    )
  return (person: PersonWhoAsks, id: string) => {
    const days = isSpan(asked) ? homeDays(asked, (date) => worksOn(known(person.id, date))) : []
    const wish = { ...asked, papers: asked.attachment_ids.length }
    const faults = faultsOf(wish, days, {
      today,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      taken: taken.filter(({ employeeId }) => employeeId === person.id),
      limits: limitsOf(facts, asked.entered),
    })
    const asks = days.flatMap(({ date }) => {
      const away = known(person.id, date).flatMap((fact) =>
        fact.kind === 'leave' || fact.kind === 'away' ? [holidayName(language, fact)] : [],
      )
      return away.map((name) => say(language, 'wfh.away-that-day', { day: dayText(date, language), name }))
    })
    const { place, from, to, part, weekdays, reason } = asked
    const one: Fresh = {
      id,
      employee_id: person.id,
      from_date: from,
      to_date: to,
      part,
      weekdays,
      place_name: place.name,
      place_address: place.address,
      latitude: place.latitude,
      longitude: place.longitude,
      reason,
      answer_by: answerBy(facts.country, weekdays, today),
      days,
      attachment_ids: asked.attachment_ids,
    }
    return { one, faults: unknown ? { attachment_ids: ['http.unknown-id'] } : faults, asks }
  }
}

type Known = ReturnType<Awaited<ReturnType<DayFacts>>>

/** By the roster where there is one, else by the week; holidays are not worked. */
function worksOn(known: Known) {
  const [usual] = factsOf(known, 'usual')
  return usual
    ? plannedDay(
        usual,
        factsOf(known, 'roster').find(({ status }) => status !== 'draft'),
      ).works
    : []
}

function limitsOf({ settings }: CompanyFacts, entered: boolean): Limits | undefined {
  if (!settings.use_wfh_setting) return undefined
  return {
    perWeek: settings.wfh_days_per_week,
    perMonth: settings.wfh_days_per_month,
    noticeDays: entered ? null : settings.wfh_notice_days,
    needsPaper: !entered && settings.wfh_require_attachment,
  }
}

function told({ from_date: from, to_date: to, part, days }: Fresh, { say }: Acting, language: 'en' | 'zh-Hant') {
  const span = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`
  const count = say(language, 'wfh.days', { count: halvesOf(days) / 2 })
  const detail = [span, part === 'full' ? undefined : say(language, partWords[part]), count]
  return {
    title: say(language, 'wfh.kind'),
    detail: detail.filter((one) => one !== undefined).join(say(language, 'wfh.comma')),
  }
}

const partWords: Readonly<Record<Exclude<Part, 'full'>, string>> = {
  morning: 'wfh.part-morning',
  afternoon: 'wfh.part-afternoon',
}
