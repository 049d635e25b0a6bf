/** Quarantine as a kind of request: which days count, what stands against them, how it is kept and told. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, type PersonWhoAsks, personWhoAsks, requestsWanted } from '#modules/employees/server/public.ts'
import { type DayFacts, holidayName } from '#modules/holidays/server/public.ts'
import { homeDaysBetween } from '#modules/work-from-home/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Kind } from '#platform/approvals/server/kind.ts'
import type { RequestPort, Work } from '#platform/requests/server/port.ts'
import { dayText, spanText } from '#platform/words/format.ts'
import { words } from '../contract/types.ts'
import { daysBetween, faultsOf, isSpan, treatmentOf, type Wish } from '../model/days.ts'
import { namePapers, type PaperShown, papersOf, papersOfRequest } from './paper-store.ts'
import {
  daysOf,
  type NewQuarantine,
  type QuarantineRow,
  quarantines,
  removeQuarantine,
  saveQuarantines,
  takenSpans,
} from './quarantine-store.ts'
import { knowsWhy, quarantineView, subjectOf } from './quarantine-view.ts'
import { workedAmong } from './worked-days.ts'

export type QuarantineAsked = Omit<Wish, 'papers'> & {
  readonly worksFromHome: boolean
  readonly reason: string | null
  readonly attachment_ids: readonly string[]
  /** Entered by HR, who are not bound by the policy’s length and may have the order later. */
  readonly entered: boolean
  readonly confirmed?: boolean | undefined
}
type Book = { readonly facts: CompanyFacts; readonly today: PlainDate; readonly leaveTypeId: string | null }
type Fresh = NewQuarantine & { readonly days: readonly PlainDate[]; readonly attachment_ids: readonly string[] }
export type QuarantineTypes = {
  readonly asked: QuarantineAsked
  readonly person: PersonWhoAsks
  readonly row: QuarantineRow
  readonly fresh: Fresh
  readonly book: Book
  readonly view: ReturnType<typeof quarantineView>
  readonly beside: { readonly days: PlainDate[]; readonly attachments: PaperShown[] }
  readonly preview: { readonly days: PlainDate[]; readonly total: number; readonly treatment: Fresh['treatment'] }
}

export type QuarantineNeeds = {
  readonly dayFacts: DayFacts
  readonly isLeaveType: (tx: Work<QuarantineTypes>['tx'], companyId: string, id: string) => Promise<boolean>
}

export const quarantinePort = (kind: Kind, needs: QuarantineNeeds): RequestPort<QuarantineTypes> => ({
  kind,
  words,
  context: async (tx, { company, clock }) => {
    const facts = await companyFacts(tx, company.companyId)
    const type = facts.settings.quarantine_leave_type_id
    // One that was removed since is none.
    const leaveTypeId = type !== null && (await needs.isLeaveType(tx, company.companyId, type)) ? type : null
    return { facts, today: clock.today(facts.timezone), leaveTypeId }
  },
  personOf: personWhoAsks,
  holdPeople,
  load: quarantines,
  filtered: requestsWanted,
  judge: (work, people, asked, changed) => judging(needs.dayFacts, work, people, asked, changed),
  save: async ({ tx, acting: { companyId, session, now } }, all) => {
    const requests = all.map(({ attachment_ids: _, ...request }) => request)
    await saveQuarantines(tx, companyId, requests, { by: session.accountId, now })
    await namePapers(tx, companyId, all)
  },
  remove: ({ tx, acting: { companyId } }, id) => removeQuarantine(tx, companyId, id),
  request: (one, acting) => ({
    ...{ id: one.id, aboutId: one.employee_id, type: null, amount: null, from: one.from_date, to: one.to_date },
    length: daysBetween({ from: one.from_date, to: one.to_date }).length,
    told: { en: told(one, acting, 'en'), 'zh-Hant': told(one, acting, 'zh-Hant') },
  }),
  view: (row, { today }, { session }) => quarantineView(row, today, session),
  beside: async (tx, row, { facts: { id } }, { session }) => ({
    days: await daysOf(tx, id, row.id),
    attachments: knowsWhy(session, row) ? await papersOfRequest(tx, id, row.id) : [],
  }),
  preview: (_, { one: { days, treatment } }) => Promise.resolve({ days: [...days], total: days.length, treatment }),
  // The log is read by more than HR: it says when, and not why.
  entry: (what, view) => ({
    action: `quarantine.${what}`,
    subject: subjectOf(view),
    after: { from: view.from, to: view.to },
  }),
})

async function judging(
  dayFacts: DayFacts,
  { tx, acting, book: { facts, leaveTypeId } }: Work<QuarantineTypes>,
  people: readonly PersonWhoAsks[],
  asked: QuarantineAsked,
  changed: string | null,
) {
  const { companyId, language, say, session } = acting
  const { settings } = facts
  const ids = people.map(({ id }) => id)
  const span = isSpan(asked) ? { from: asked.from, to: asked.to } : { from: asked.from, to: asked.from }
  const known = await dayFacts(tx, companyId, span, ids, ['usual', 'roster', 'leave', 'away'])
  const taken = await takenSpans(tx, companyId, ids, changed)
  const atHome = await homeDaysBetween(tx, companyId, span, ids)
  const unknown = await hasUnknownPaper(tx, companyId, asked.attachment_ids, session.accountId, changed)
  const policy = { isPaid: settings.quarantine_is_paid, leaveTypeId }
  const limits = { days: settings.quarantine_days, needsPaper: settings.quarantine_require_attachment }
  return (person: PersonWhoAsks, id: string) => {
    const days = isSpan(asked) ? workedAmong(known, person.id, daysBetween(asked)) : []
    const faults = faultsOf(
      { ...asked, papers: asked.attachment_ids.length },
      {
        ...{ joinedOn: person.joinedOn, leftOn: person.leftOn, limits: asked.entered ? undefined : limits },
        taken: taken.filter(({ employeeId }) => employeeId === person.id),
      },
    )
    const beside = (date: PlainDate) => [
      ...known(person.id, date).flatMap((fact) =>
        fact.kind === 'leave' || fact.kind === 'away' ? [holidayName(language, fact)] : [],
      ),
      ...(atHome(person.id, date) ? [say(language, 'quarantine.at-home')] : []),
    ]
    const asks = days.flatMap((date) =>
      beside(date).map((name) => say(language, 'quarantine.besides', { day: dayText(date, language), name })),
    )
    const treatment = treatmentOf(policy, asked.worksFromHome)
    const one: Fresh = {
      ...{ id, employee_id: person.id, cause: asked.cause, from_date: asked.from, to_date: asked.to },
      ...{ order_number: asked.orderNumber, works_from_home: asked.worksFromHome, treatment },
      ...{ leave_type_id: treatment === 'leave' ? leaveTypeId : null, reason: asked.reason, days },
      attachment_ids: asked.attachment_ids,
    }
    return { one, faults: unknown ? { attachment_ids: ['http.unknown-id'] } : faults, asks }
  }
}

/** One's own that are free, or those of the request that is changed. */
async function hasUnknownPaper(
  tx: Work<QuarantineTypes>['tx'],
  companyId: string,
  ids: readonly string[],
  accountId: string,
  changed: string | null,
): Promise<boolean> {
  const papers = await papersOf(tx, companyId, ids)
  const isForeign = (paper: (typeof papers)[number]) =>
    paper.request_id === null ? paper.uploaded_by !== accountId : paper.request_id !== changed
  return papers.length < ids.length || papers.some(isForeign)
}

/** Whoever decides is told that somebody is away and how long, not why. */
function told({ from_date: from, to_date: to, works_from_home }: Fresh, { say }: Acting, language: 'en' | 'zh-Hant') {
  const days = spanText({ from, to }, language)
  const home = works_from_home ? [say(language, 'quarantine.works-from-home')] : []
  return { title: say(language, 'quarantine.kind'), detail: [days, ...home].join(say(language, 'quarantine.comma')) }
}
