/** OKRs for HR and managers: written, agreed to, closed, copied. */
import { mayEnter } from '#access/enter.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { forbidden, notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addOkr,
  changeOkr,
  checkIn,
  choices,
  copyOkr,
  okr,
  okrs,
  proceedOkr,
  removeOkr,
  revertOkr,
} from '../contract/okrs.ts'
import { AGREED, CLOSED, DRAFT, nextQuarter } from '../model/okr.ts'
import { type Acting, happened, heldOkr, notNow, refused, todayOf } from './acting.ts'
import { checkedIn } from './checking-in.ts'
import { judgeObjectives, parentsOf } from './judging.ts'
import { deleteOkr, type NewOkr, setStanding } from './okr-changes.ts'
import { type OkrRow, okrsOf } from './okr-store.ts'
import { handsOf, mayDo, okrRow, okrView } from './okr-view.ts'
import { tellOwner } from './telling.ts'
import { departmentChoices, factorChoices, inSight, presentAmong } from './whose-store.ts'
import { rewritten, written } from './writing.ts'

export const okrHandlers: readonly Handler[] = [
  on(okrs, (call) =>
    call.company.read(async (tx) => {
      const { year, quarter, employee_id: employeeId } = call.query
      return (await seen(tx, call, { year, quarter, employeeId })).map(okrRow)
    }),
  ),

  on(choices, ({ company, query: { year } }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const departments = await departmentChoices(tx, companyId)
      const parents = await parentsOf(tx, companyId, { owner_kind: 'person', year })
      return { parents, factors: await factorChoices(tx, companyId), departments }
    }),
  ),

  on(okr, (call) => call.company.read((tx) => view(tx, call, call.params.id))),

  on(addOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { body } = call
      await judgeOwner(tx, call, body)
      await judgeObjectives(tx, companyId, body.objectives, body)
      const made = await view(tx, call, await written(tx, companyId, body))
      await happened(tx, call, 'okr.added', made)
      return reply(made, { messageKey: 'okr.saved' })
    }),
  ),

  on(changeOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { objectives, revision } = call.body
      const row = await inHands(tx, call, call.params.id, 'change', revision)
      await rewritten(tx, call, row, objectives)
      return reply(await view(tx, call, row.id), { messageKey: 'okr.saved' })
    }),
  ),

  on(removeOkr, (call) =>
    call.company.transaction(async (tx) => {
      const row = await inHands(tx, call, call.params.id, 'remove')
      await deleteOkr(tx, call.company.companyId, row.id)
      await happened(tx, call, 'okr.removed', row)
      return reply(null, { messageKey: 'okr.removed' })
    }),
  ),

  on(proceedOkr, (call) =>
    call.company.transaction(async (tx) => {
      const row = await inHands(tx, call, call.params.id, 'proceed', call.body.revision)
      const status = row.status < AGREED ? AGREED : CLOSED
      await setStanding(tx, call.company.companyId, row.id, { status, sent_back: null })
      await happened(tx, call, status === AGREED ? 'okr.agreed' : 'okr.closed', row)
      await tellOwner(tx, call, row, status === AGREED ? 'okr.notice-agreed' : 'okr.notice-closed')
      return reply(await view(tx, call, row.id), { messageKey: status === AGREED ? 'okr.agreed' : 'okr.closed' })
    }),
  ),

  on(revertOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { revision, reason } = call.body
      const row = await inHands(tx, call, call.params.id, 'revert', revision)
      if (reason === '') throw refused({ reason: ['okr.reason-needed'] })
      // A closed one is opened again, an agreed or handed over one is written anew.
      const status = row.status === CLOSED ? AGREED : DRAFT
      await setStanding(tx, call.company.companyId, row.id, { status, sent_back: reason })
      await happened(tx, call, 'okr.reverted', row, { before: { status: row.status }, after: { status, reason } })
      await tellOwner(tx, call, row, 'okr.notice-reverted')
      return reply(await view(tx, call, row.id), { messageKey: 'okr.reverted' })
    }),
  ),

  on(copyOkr, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await inHands(tx, call, call.params.id, 'copy')
      const made = await view(tx, call, await written(tx, companyId, copyOf(row)))
      await happened(tx, call, 'okr.copied', made)
      return reply(made, { messageKey: 'okr.copied' })
    }),
  ),

  on(checkIn, (call) =>
    call.company.transaction(async (tx) => {
      const row = await inHands(tx, call, call.params.id, 'check_in')
      await checkedIn(tx, call, row, call.body)
      return reply(await view(tx, call, row.id), { messageKey: 'okr.checked-in' })
    }),
  ),
]

/** What is reached already is left behind; the rest begins where it stands. */
const copyOf = ({ owner_kind, department_id, employee_id, year, quarter, objectives }: OkrRow): NewOkr => ({
  ...{ owner_kind, department_id, employee_id, ...nextQuarter({ year, quarter }) },
  objectives: objectives.map(({ name, weight, factor_id, parent_id, key_results }) => ({
    ...{ name, weight, factor_id, parent_id },
    key_results: key_results.map(({ current_value, ...result }) => ({
      ...{ name: result.name, unit: result.unit, target_value: result.target_value, weight: result.weight },
      start_value: current_value === result.target_value ? result.start_value : current_value,
    })),
  })),
})

type Which = Omit<NonNullable<Parameters<typeof okrsOf>[2]>, 'where'>

function seen(tx: Tx, { company, session }: Acting, which: Which): Promise<OkrRow[]> {
  const where = inSight(session, company.companyId)
  return okrsOf(tx, company.companyId, { ...which, ...(where && { where }) })
}

async function view(tx: Tx, call: Acting, id: string) {
  const [row] = await seen(tx, call, { id })
  if (!row) throw new Refusal(notFound())
  return okrView(row, handsOf(call.session, row))
}

type Doing = keyof ReturnType<typeof mayDo>

/** Held, for whoever may do that with it now. */
async function inHands(tx: Tx, call: Acting, id: string, doing: Doing, revision?: number): Promise<OkrRow> {
  const [found] = await seen(tx, call, { id })
  if (!found) throw new Refusal(notFound())
  const row = await heldOkr(tx, call, id, revision)
  const hands = handsOf(call.session, row)
  if (hands === 'reader') throw new Refusal(forbidden())
  if (!mayDo(row.status, hands)[doing]) throw notNow()
  return row
}

/** Whose it is must be there; managers write for their own people alone. */
async function judgeOwner(tx: Tx, call: Acting, body: NewOkr): Promise<void> {
  const { companyId } = call.company
  const { owner_kind, department_id, employee_id } = body
  if ((owner_kind === 'department') !== (department_id !== null)) throw refused({ department_id: ['okr.choose-owner'] })
  if ((owner_kind === 'person') !== (employee_id !== null)) throw refused({ employee_id: ['okr.choose-owner'] })
  if (owner_kind !== 'person' && !mayEnter(call.session, 'okr.keep')) throw new Refusal(forbidden())
  const known =
    department_id === null || (await departmentChoices(tx, companyId)).some(({ id }) => id === department_id)
  if (!known) throw refused({ department_id: ['http.unknown-id'] })
  if (employee_id === null) return
  const here = { ids: [employee_id], today: todayOf(call) }
  if ((await presentAmong(tx, call.session, companyId, here)) === 0) throw refused({ employee_id: ['okr.not-here'] })
}
