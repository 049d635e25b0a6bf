/** One's own data: read, and asked to be changed. */
import { record } from '#platform/activity/server/activity.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { unreachedOf } from '#platform/approvals/server/unreached.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { askFamilyChange, askProfileChange, cancelChange, ownProfile } from '../../contract/requests/requests.ts'
import { isBornTooLate } from '../../model/birth-day.ts'
import { withPlainNumbers } from '../../model/paper-numbers.ts'
import { CHANGE_KIND } from '../../model/request-kinds.ts'
import { invalid } from '../invalid.ts'
import { about, shownInLog } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { wholeAddresses } from '../profile/addresses.ts'
import { changesOf, isOvertaken, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, type ProfileRow, profileOf } from '../profile/profile-store.ts'
import { entriesOf } from '../record/entry-store.ts'
import { familyKind } from '../record/family-handlers.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { ownId } from './own-id.ts'
import { askableOf, plainValue } from './records-now.ts'
import { askedOf, type Fields, insertAsked, type NewAsked, waitingOf } from './request-store.ts'
import { changeViews } from './request-view.ts'

const MANY_WAITING = 20
const SHOWN = 30

export const ownRequestHandlers = (approvals: Approvals): readonly Handler[] => [
  on(ownProfile, async (call) => {
    const unreached = await unreachedOf(call.db, call.company.companyId)
    return call.company.read(async (tx) => {
      const { company, seal, session } = call
      const { companyId } = company
      const looking = await lookingOf(tx, call, { of: 'self', accountId: session.accountId })
      const id = await ownId(tx, companyId, session.accountId)
      const person = id && (await profileOf(tx, looking, id))
      if (!person) return null
      const asked = await askedOf(tx, seal, companyId, { employeeId: person.id }, SHOWN)
      const family = await entriesOf(tx, seal, familyKind, companyId, person.id)
      return {
        id: person.id,
        profile: { ...askableOf(seal, person) },
        family: family.map((one) => familyKind.shown(one, looking.today)),
        requests: await changeViews(tx, { ...call, unreached }, asked, () => null),
        revision: person.revision,
      }
    })
  }),

  on(askProfileChange, (call) => {
    const { note, revision, ...typed } = call.body
    const { form: given, errors } = withPlainNumbers(typed)
    return asking(approvals, call, async (tx, person) => {
      if (Object.keys(errors).length > 0) return invalid(errors)
      if (isOvertaken(person, revision)) {
        return overtaken(
          askableOf(call.seal, person),
          await changesOf(tx, { companyId: call.company.companyId, employeeId: person.id, closed: new Set() }),
        )
      }
      const { permanent_address: _, resident_address: __, ...plain } = given
      const wanted: Fields = { ...plain, ...wholeAddresses(given) }
      const now: Fields = askableOf(call.seal, person)
      if (wanted.full_name === '') return invalid({ full_name: ['http.required'] })
      if (isBornTooLate(given.birth_date, person.joined_on)) {
        return invalid({ birth_date: ['employees.fault.born-after-joining'] })
      }
      const after = differing(wanted, now)
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, now[field]]))
      const content = { before, after, note: note ?? null }
      return { part: 'profile', act: 'change', entry_id: null, content }
    })
  }),

  on(askFamilyChange, (call) => {
    const { act, note = null, ...rest } = call.body
    const { entry = null, ...given } = { entry: undefined, ...rest }
    return asking(approvals, call, async (tx, person) => {
      const { companyId } = call.company
      const [former] = entry ? await entriesOf(tx, call.seal, familyKind, companyId, person.id, entry) : []
      if (entry && !former) return notFound()
      const today = call.clock.today(call.session.timezone)
      const errors = { ...unfitTexts(given), ...familyKind.judge?.({ ...former, ...given }, today) }
      if (Object.keys(errors).length > 0) return invalid(errors)
      const now: Fields = Object.fromEntries(familyKind.columns.map((column) => [column, former?.[column] ?? null]))
      const after = act === 'remove' ? {} : differing(given, act === 'add' ? {} : now)
      const names = act === 'remove' ? familyKind.columns.filter((name) => plainValue(now[name])) : Object.keys(after)
      const before = act === 'add' ? {} : Object.fromEntries(names.map((field) => [field, now[field]]))
      return { part: 'family', act, entry_id: entry, content: { before, after, note } }
    })
  }),

  on(cancelChange, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const deciding = { decision: 'cancel', reason: null, confirmed: true, answersAsked: false, kind: CHANGE_KIND }
      const [one] = await decide(tx, approvals, acting, { ids: [call.params.id], ...deciding })
      if (!one || one.problem) return one?.problem ?? notFound()
      return reply({ id: one.id, status: one.status ?? 'cancelled' }, { messageKey: 'employees.change-cancelled' })
    })
  }),
]

type Asking = Omit<NewAsked, 'id' | 'employee_id'>
type AskCall = Pick<Call<Endpoint>, Exclude<keyof Call<Endpoint>, 'params' | 'query' | 'body'>> & {
  readonly body: Readonly<Record<string, unknown>>
}

/** Holds the person, judges, stores, sends it to whoever decides, and answers with what waits now. */
async function asking(
  approvals: Approvals,
  call: AskCall,
  judge: (tx: Tx, person: ProfileRow) => Promise<Asking | Problem>,
) {
  const wrong = unfitTexts(call.body)
  if (Object.keys(wrong).length > 0) return invalid(wrong)
  const acting = await actingOf(call as never)
  return call.company.transaction(async (tx) => {
    const { company, seal, session, actor, clock } = call
    const { companyId } = company
    const looking = await lookingOf(tx, call, { of: 'self', accountId: session.accountId })
    const id = await ownId(tx, companyId, session.accountId)
    const person = id && (await lockProfile(tx, looking, id))
    if (!person) return problem('employees.not-employed')
    const asked = await judge(tx, person)
    if ('code' in asked) return asked
    if (asked.act === 'change' && Object.keys(asked.content.after).length === 0) {
      return problem('employees.nothing-asked')
    }
    const waiting = await waitingOf(tx, companyId, person.id)
    if (waiting.length >= MANY_WAITING) return problem('employees.too-many-waiting')
    const same = ({ part, entry_id }: { part: string; entry_id: string | null }) =>
      part === asked.part && asked.act !== 'add' && entry_id === asked.entry_id
    if (waiting.some(same)) return problem('employees.change-waits')
    const row: NewAsked = { id: newId(acting.now.getTime()), employee_id: person.id, ...asked }
    await insertAsked(tx, seal, companyId, row)
    await sendRequests(tx, approvals, acting, CHANGE_KIND, [
      {
        id: row.id,
        aboutId: person.id,
        type: row.part,
        length: null,
        amount: null,
        from: null,
        to: null,
        told: toldOf(row, call),
      },
    ])
    const [kept] = await askedOf(tx, seal, companyId, { ids: [row.id] })
    if (!kept) throw new Refusal(notFound())
    const [view] = await changeViews(tx, { ...call, unreached: acting.unreached }, [kept], () => null)
    if (!view) throw new Refusal(notFound())
    const happened = {
      action: 'employees.change-asked',
      subject: about(person),
      before: shownInLog(row.content.before),
      after: shownInLog(row.content.after),
    }
    const answer = reply(view, { messageKey: 'employees.change-sent' })
    await record(tx, companyId, [happened], { actor, now: clock.now() })
    return answer
  })
}

/** Only what would be another value; an emptied text is none. */
const differing = (wanted: Fields, now: Fields): Fields =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(plainValue(value)) !== JSON.stringify(plainValue(now[field])),
    ),
  )

/** For lists of all kinds of requests: what sort of change, and of which fields, but none of the values. */
function toldOf({ part, act, content }: NewAsked, { say }: Pick<AskCall, 'say'>) {
  const fields = Object.keys(content.after)
  const told = (language: 'en' | 'zh-Hant') => ({
    title: say(language, `employees.asked.${part}`),
    detail:
      part === 'profile'
        ? fields.map((field) => say(language, `employees.asked.field.${field}`)).join(language === 'en' ? ', ' : '、')
        : say(language, `employees.asked.${act}`),
  })
  return { en: told('en'), 'zh-Hant': told('zh-Hant') }
}
