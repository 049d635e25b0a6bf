/** What reviewers see and do. A reviewer finds neither what they told themselves nor what was not to reach them. */
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { alert, alerts, changeAlert } from '../contract/reviewing.ts'
import type { Change } from '../contract/types.ts'
import { isWith, mayReview, mayTakeOn } from '../model/alert.ts'
import { type Acting, noted, stepsBy } from './acting.ts'
import { type AlertRow, alertsFor, heldFor, type StepRow, setAlert, stepsOf } from './alert-store.ts'
import { opened, sealed } from './alert-texts.ts'
import { reviewersBeside } from './reviewers.ts'
import { settleAsked, tellThem } from './telling.ts'

export const reviewingHandlers: readonly Handler[] = [
  on(alerts, async (call) => {
    const { company, session, query } = call
    const rows = await company.read((tx) => alertsFor(tx, company.companyId, session.accountId, query.status))
    return shown(call, rows)
  }),

  on(alert, async (call) => {
    const { company, session, seal } = call
    const { companyId } = company
    const others = await reviewersBeside(call)
    const found = await company.transaction(async (tx) => {
      const row = await heldFor(tx, companyId, session.accountId, call.params.id)
      if (!row) return undefined
      if (isNewReading(await stepsOf(tx, companyId, [row.id]), call)) await noted(tx, call, row.id, 'read')
      return { row, steps: await stepsOf(tx, companyId, [row.id]) }
    })
    if (!found) return notFound()
    const { row, steps } = found
    const [one] = await shown(call, [row])
    if (!one) return notFound()
    return {
      ...one,
      excerpt: opened(seal, row.id, 'excerpt', row.excerpt),
      contact: opened(seal, row.id, 'contact', row.contact),
      note: opened(seal, row.id, 'note', row.note),
      others: others.filter(({ id }) => mayReview(row, id)),
      steps: stepsBy(steps, row.id),
    }
  }),

  on(changeAlert, async (call) => {
    const { company, session, body } = call
    const { companyId } = company
    const others = body.action === 'hand_over' ? await reviewersBeside(call) : []
    const done = await company.transaction(async (tx) => {
      const row = await heldFor(tx, companyId, session.accountId, body.id)
      if (!row) return notFound()
      if (body.action === 'take' ? !mayTakeOn(row) : !isWith(row, session.accountId))
        return conflict(body.action === 'take' ? 'wellbeing.is-taken' : 'wellbeing.not-yours')
      if (body.action === 'hand_over' && !(mayReview(row, body.to) && others.some(({ id }) => id === body.to)))
        return problem('wellbeing.unknown-reviewer', { errors: { to: ['wellbeing.unknown-reviewer'] } })
      await change(tx, call, row, body)
      return await heldFor(tx, companyId, session.accountId, row.id)
    })
    if (done === undefined) return notFound()
    if ('kind' in done) return done
    const [one] = await shown(call, [done])
    return one ? reply(one, { messageKey: `wellbeing.done-${body.action}` }) : notFound()
  }),
]

async function change(tx: Tx, call: Acting, { id }: AlertRow, body: z.output<typeof Change>): Promise<void> {
  const { companyId } = call.company
  const now = call.clock.now()
  const at = now.toISOString()
  switch (body.action) {
    case 'take':
      await setAlert(tx, companyId, id, { status: 'taken', taken_by: call.session.accountId, taken_at: at })
      await settleAsked(tx, companyId, id, now)
      return noted(tx, call, id, 'taken')
    case 'note':
      await setAlert(tx, companyId, id, { note: sealed(call.seal, id, 'note', body.note) })
      return noted(tx, call, id, 'noted')
    case 'hand_over':
      await setAlert(tx, companyId, id, { taken_by: body.to })
      await tellThem(tx, companyId, { id, to: [body.to], at: now })
      return noted(tx, call, id, 'handed')
    case 'close':
      await setAlert(tx, companyId, id, { status: 'closed', outcome: body.outcome, ended_at: at })
      await settleAsked(tx, companyId, id, now)
      return noted(tx, call, id, 'closed')
  }
}

/** A page that is read again by itself is one reading. */
const ONE_READING_MS = 10 * 60_000

const isNewReading = (steps: readonly StepRow[], { session, clock }: Acting): boolean =>
  !steps.some(
    ({ step, account_id, at }) =>
      step === 'read' && account_id === session.accountId && clock.now().getTime() - Date.parse(at) < ONE_READING_MS,
  )

async function shown({ db, company, session }: Acting, rows: readonly AlertRow[]) {
  const names = await accountNames(
    db,
    company.companyId,
    rows.map(({ taken_by }) => taken_by),
  )
  return rows.map((row) => ({
    ...{ id: row.id, person: row.person_name, level: row.level, status: row.status, outcome: row.outcome },
    taken_by: row.taken_by === null ? null : (names.get(row.taken_by) ?? null),
    mine: row.taken_by === session.accountId,
    ...{ close_asked_at: row.close_asked_at, created_at: row.created_at, ended_at: row.ended_at },
  }))
}
