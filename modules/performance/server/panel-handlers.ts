/** Reviews as HR keeps them: looked at, changed, launched, completed, sent back. */
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { revert } from '#platform/stages/server/moving.ts'
import { refusingOwn } from '#platform/stages/server/not-own.ts'
import {
  addReview,
  changeReview as change,
  proceedReview,
  removeReview,
  revertReview,
  review,
  reviewPdf,
  reviews,
} from '../contract/reviews.ts'
import { COMPLETED, HR, LAUNCH } from '../model/stages.ts'
import { type Acting, happened, heldReview, refused, refuseLeft, staged, todayOf } from './acting.ts'
import { cyclesOf } from './cycle-store.ts'
import { goOn, hrProceeds, refuseHr, reviewForm } from './going-on.ts'
import { formsFor, peopleFor } from './launching.ts'
import type { PerformanceNeeds } from './needs.ts'
import { printedReview } from './pdf/review-pdf.ts'
import { changeReview, deleteReview, insertForms } from './review-changes.ts'
import { type ReviewRow, reviewsOf } from './review-store.ts'
import { rowFor, viewFor } from './review-view.ts'
import { inSight, objectivesFor, seeingInPanel } from './seeing.ts'
import { decided } from './writing.ts'

const EVERYBODY = { department_ids: [], position_ids: [], job_level_ids: [], joined_by: null }

export const panelHandlers = (needs: PerformanceNeeds): readonly Handler[] => [
  on(reviews, (call) =>
    call.company.read(async (tx) => {
      const { cycle_id: cycleId, employee_id: employeeId } = call.query
      const rows = await seen(tx, call, { cycleId, employeeId })
      const found = await staged(tx, call.company.companyId, needs, todayOf(call), rows)
      return found.map((one) => rowFor(one.row, seeingInPanel(one, call.session), one))
    }),
  ),

  on(review, (call) => call.company.read((tx) => view(tx, call, needs, call.params.id))),

  on(reviewPdf, async (call) => {
    const shown = await call.company.read((tx) => view(tx, call, needs, call.params.id))
    return printedReview(call, shown)
  }),

  on(addReview, async (call) => {
    const refuseOwn = await refusingOwn(call, 'performance.own')
    return call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { cycle_id, employee_id } = call.body
      const [cycle] = await cyclesOf(tx, companyId, cycle_id, true)
      if (!cycle) throw refused({ cycle_id: ['performance.select-period'] })
      const today = todayOf(call)
      const whom = { ...EVERYBODY, employee_ids: [employee_id] }
      const found = await peopleFor(tx, companyId, { cycleId: cycle.id, today }, whom).catch(() => [])
      const [person] = found
      if (!person) throw refused({ employee_id: ['performance.not-here'] })
      await refuseOwn(tx, person)
      const forms = await formsFor(tx, companyId, cycle, [person])
      const made = await insertForms(tx, companyId, forms, { cycleId: cycle.id, today })
      const id = made.get(employee_id)
      if (!id) throw refused({ employee_id: ['performance.there-already'] })
      await happened(tx, call, 'performance.prepared', { id, full_name: person.full_name })
      return reply(await view(tx, call, needs, id), { messageKey: 'performance.prepared', params: { count: 1 } })
    })
  }),

  on(change, async (call) => {
    const refuseOwn = await refusingOwn(call, 'performance.own')
    return call.company.transaction(async (tx) => {
      const { revision, ...body } = call.body
      const row = await heldReview(tx, call, call.params.id, revision)
      await refuseOwn(tx, row)
      if (row.status !== LAUNCH && row.status !== HR) return problem('performance.not-your-turn')
      const { before, after } = decided(row, body)
      await changeReview(tx, call.company.companyId, row.id, after)
      await happened(tx, call, 'performance.changed', row, { before, after: { ...after } })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'performance.saved' })
    })
  }),

  on(removeReview, async (call) => {
    const refuseOwn = await refusingOwn(call, 'performance.own')
    return call.company.transaction(async (tx) => {
      const row = await heldReview(tx, call, call.params.id)
      await refuseOwn(tx, row)
      if (row.status === COMPLETED) return problem('performance.is-completed')
      await deleteReview(tx, call.company.companyId, row.id)
      await happened(tx, call, 'performance.removed', row)
      return reply(null, { messageKey: 'performance.removed' })
    })
  }),

  on(proceedReview, async (call) => {
    const refuseOwn = await refusingOwn(call, 'performance.own')
    return call.company.transaction(async (tx) => {
      const { revision, reason } = call.body
      const row = await heldReview(tx, call, call.params.id, revision)
      await refuseOwn(tx, row)
      const today = todayOf(call)
      const one = await only(tx, call, needs, row)
      if (row.status >= 0 && row.status < HR) {
        if (!reason) throw refused({ reason: ['performance.reason-needed'] })
        await goOn(tx, call, one, { today, reason })
      } else {
        refuseHr(one, today)
        await hrProceeds(tx, call, [one], today)
      }
      return reply(await view(tx, call, needs, row.id), { messageKey: 'performance.proceeded' })
    })
  }),

  on(revertReview, async (call) => {
    const refuseOwn = await refusingOwn(call, 'performance.own')
    return call.company.transaction(async (tx) => {
      const { status, reason, revision } = call.body
      const row = await heldReview(tx, call, call.params.id, revision)
      await refuseOwn(tx, row)
      const today = todayOf(call)
      refuseLeft(row, today)
      await revert(tx, call, reviewForm, await only(tx, call, needs, row), { status, reason, today })
      return reply(await view(tx, call, needs, row.id), { messageKey: 'performance.sent-back' })
    })
  }),
]

type Which = Omit<NonNullable<Parameters<typeof reviewsOf>[2]>, 'where'>

/** Those in the caller's sight; the others are not there for them. */
function seen(tx: Tx, { company, session }: Acting, which: Which): Promise<ReviewRow[]> {
  const where = inSight(session, company.companyId)
  return reviewsOf(tx, company.companyId, { ...which, ...(where && { where }) })
}

async function only(tx: Tx, call: Acting, needs: PerformanceNeeds, row: ReviewRow) {
  const [one] = await staged(tx, call.company.companyId, needs, todayOf(call), [row])
  if (!one) throw new Refusal(notFound())
  return one
}

async function view(tx: Tx, call: Acting, needs: PerformanceNeeds, id: string) {
  const [row] = await seen(tx, call, { id })
  if (!row) throw new Refusal(notFound())
  const one = await only(tx, call, needs, row)
  const seeing = seeingInPanel(one, call.session)
  return viewFor(row, seeing, { ...one, objectives: await objectivesFor(tx, call, needs, { row, seeing }) })
}
