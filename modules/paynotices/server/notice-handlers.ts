/** Notices looked at, added, changed. */
import { companyFacts } from '#modules/company/server/public.ts'
import { personNamed } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { fileReply, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { addNotice, changeNotice, notice, notices, removeNotice } from '../contract/notices.ts'
import { type Entered, faultsOf, written } from '../model/boxes.ts'
import type { FormName } from '../model/form.ts'
import { gathered, isFormOf, type Notice } from './gather.ts'
import { log } from './log.ts'
import { noticePdf } from './paper.ts'
import { holdNotice, type KeptNotice, keepNotice, removeNotice as removeKept } from './store.ts'
import { noticeView, wholeView } from './view.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'seal' | 'clock' | 'say' | 'language'>
type Changing = Asking & Pick<Call<Endpoint>, 'actor'>

export const noticeHandlers: readonly Handler[] = [
  on(notices, (call) =>
    call.company.read(async (tx) => {
      const { form, status, employee_id: employeeId } = call.query
      const keep = (one: { form: FormName; status: string }) =>
        (form === undefined || one.form === form) && (status === undefined || one.status === status)
      const found = await gathered(tx, call, keep, { employeeId })
      return found.notices.map((one) => noticeView(one, found.today, call))
    }),
  ),

  on(notice, async (call) => {
    const found = await call.company.read((tx) => oneOf(tx, call, call.params.id))
    if (call.query.format === 'json') return wholeView(found.notice, found.today, call)
    const printing = { say: call.say, language: call.query.language ?? call.language }
    const pdf = await call.company.read((tx) => noticePdf(tx, call.company.companyId, found, printing))
    const { form, person } = found.notice
    return fileReply(`${form}-${person.staffId.replace(/[^\w-]/g, '_')}.pdf`, 'application/pdf', pdf)
  }),

  on(addNotice, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { form, employee_id, event_on, fields = {} } = call.body
      const { country } = await companyFacts(tx, companyId)
      if (!isFormOf(country, form)) return refused({ form: 'paynotices.other-country' })
      const person = await personNamed(tx, companyId, employee_id)
      if (!person) return notFound()
      const faults = boxFaults(form, fields)
      if (faults) return refused(faults)
      await holdNotice(tx, companyId, `${form} ${employee_id} ${event_on}`)
      const same = (one: { form: FormName; eventOn: string }) => one.form === form && one.eventOn === event_on
      const { notices: there } = await gathered(tx, call, same, { employeeId: employee_id })
      if (there.length > 0) return problem('paynotices.there-already', { status: 409 })
      const id = newId()
      const kept = { ...empty, id, form, employee_id, event: `hand-${id}`, event_on, by_hand: true }
      await keep(tx, call, { ...kept, fields: entered(form, {}, fields) })
      const of = { id, name: nameOf(call, form, person.fullName) }
      await log(tx, call, { action: 'paynotices.added', of, after: { form, event_on } })
      return reply(await shown(tx, call, id), { messageKey: 'paynotices.saved' })
    }),
  ),

  on(changeNotice, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      await holdNotice(tx, call.company.companyId, id)
      const { notice: former } = await oneOf(tx, call, id)
      const { fields = {}, status } = call.body
      const faults = boxFaults(former.form, fields)
      if (faults) return refused(faults)
      const isFiled = former.status === 'filed' || former.status === 'cleared'
      if (isFiled && status !== 'open') return problem('paynotices.filed-already', { status: 409 })
      const before = keptOf(former)
      const taken = isFiled ? { filed_on: null, reference: null, cleared_on: null, told: {} } : {}
      const after: KeptNotice = {
        ...before,
        ...taken,
        ...(status && { status }),
        fields: entered(former.form, before.fields, fields),
      }
      await keep(tx, call, after)
      const told = ({ status: now, fields: boxes, filed_on }: KeptNotice) => ({ status: now, filed_on, ...boxes })
      const of = { id, name: nameOf(call, former.form, former.person.fullName) }
      await log(tx, call, { action: 'paynotices.changed', of, before: told(before), after: told(after) })
      return reply(await shown(tx, call, id), { messageKey: 'paynotices.saved' })
    }),
  ),

  on(removeNotice, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      await holdNotice(tx, call.company.companyId, id)
      const { notice: former } = await oneOf(tx, call, id)
      if (!former.kept?.by_hand) return problem('paynotices.arose', { status: 409 })
      if (former.status === 'filed' || former.status === 'cleared')
        return problem('paynotices.filed-already', { status: 409 })
      await removeKept(tx, call.company.companyId, id)
      const of = { id, name: nameOf(call, former.form, former.person.fullName) }
      await log(tx, call, { action: 'paynotices.removed', of, before: { form: former.form, event_on: former.eventOn } })
      return reply(null, { messageKey: 'paynotices.removed-done' })
    }),
  ),
]

/** As it stands; another company's is not there. */
export async function oneOf(tx: Tx, call: Asking, id: string) {
  const { notices: found, today, country } = await gathered(tx, call, (one) => one.id === id)
  const [one] = found
  if (!one) throw new Refusal(notFound())
  return { notice: one, today, country }
}

export async function shown(tx: Tx, call: Asking, id: string) {
  const { notice: one, today } = await oneOf(tx, call, id)
  return wholeView(one, today, call)
}

const empty = {
  ...{ status: null, fields: {}, told: {}, filed_on: null, reference: null, cleared_on: null, by_name: '' },
} as const satisfies Partial<KeptNotice>

/** What is kept of it, or would be. */
export const keptOf = ({ kept, id, form, employeeId, event }: Notice): KeptNotice =>
  kept ?? { ...empty, id, form, employee_id: employeeId, event, event_on: null, by_hand: false }

export const keep = (tx: Tx, { company, actor, clock }: Changing, kept: KeptNotice): Promise<void> =>
  keepNotice(tx, company.companyId, { ...kept, by: actor, at: clock.now() })

/** 'CP22 · Rani'. */
export const nameOf = ({ say }: Pick<Asking, 'say'>, form: FormName, person: string): string =>
  `${say('en', `paynotices.form.${form}`)} · ${person}`

export const refused = (faults: Readonly<Record<string, string>>) =>
  problem('paynotices.invalid', {
    errors: Object.fromEntries(Object.entries(faults).map(([field, word]) => [field, [word]])),
  })

type Given = Readonly<Record<string, string | null>>

function boxFaults(form: FormName, fields: Given): Record<string, string> | undefined {
  const faults = Object.entries(faultsOf(form, fields)).map(([key, word]) => [`fields.${key}`, word])
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}

/** Empty takes away what was entered. */
function entered(form: FormName, before: Entered, given: Given): Entered {
  const after: Record<string, string> = { ...before }
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === '') delete after[key]
    else after[key] = written(form, key, value)
  }
  return after
}
