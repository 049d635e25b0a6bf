/** Help lines, and what one tells reviewers: this text, to these people, and to nobody without consent. */
import { personWhoAsks } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { conflict, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { askToClose, ownWellbeing, takeBackAlert, tellReviewers } from '../contract/own.ts'
import { mayAskToClose, mayTakeBack } from '../model/alert.ts'
import { noted, stepsBy } from './acting.ts'
import { alertsOf, heldOwn, insertAlert, setAlert, stepsOf } from './alert-store.ts'
import { opened, sealed } from './alert-texts.ts'
import { helpLines } from './help-lines.ts'
import { reviewersBeside } from './reviewers.ts'
import { settleAsked, tellThem } from './telling.ts'

export const ownHandlers: readonly Handler[] = [
  on(ownWellbeing, async (call) => {
    const { company, session, clock, language, seal, db } = call
    const { companyId } = company
    const reviewers = await reviewersBeside(call)
    const { alerts, steps } = await company.read(async (tx) => {
      const rows = await alertsOf(tx, companyId, session.accountId)
      const ids = rows.map(({ id }) => id)
      return { alerts: rows, steps: await stepsOf(tx, companyId, ids) }
    })
    const names = await accountNames(
      db,
      companyId,
      alerts.map(({ taken_by }) => taken_by),
    )
    return {
      lines: [...helpLines(session.country ?? '', language, clock.now())],
      reviewers: [...reviewers],
      alerts: alerts.map((row) => ({
        ...{ id: row.id, level: row.level, status: row.status, created_at: row.created_at },
        excerpt: opened(seal, row.id, 'excerpt', row.excerpt),
        contact: opened(seal, row.id, 'contact', row.contact),
        told: reviewers.filter(({ id }) => !row.not_to.includes(id)).map(({ name }) => name),
        taken_by: row.taken_by === null ? null : (names.get(row.taken_by) ?? null),
        close_asked_at: row.close_asked_at,
        steps: stepsBy(steps, row.id),
      })),
    }
  }),

  on(tellReviewers, async (call) => {
    const { company, session, actor, clock, seal, body } = call
    const { companyId } = company
    const reviewers = await reviewersBeside(call)
    if (reviewers.length === 0) return problem('wellbeing.nobody')
    const known = new Set(reviewers.map(({ id }) => id))
    if (body.not_to.some((id) => !known.has(id)))
      return problem('wellbeing.unknown-reviewer', { errors: { not_to: ['wellbeing.unknown-reviewer'] } })
    const to = [...known].filter((id) => !body.not_to.includes(id))
    if (to.length === 0) return problem('wellbeing.nobody-left', { errors: { not_to: ['wellbeing.nobody-left'] } })
    return company.transaction(async (tx) => {
      const now = clock.now()
      const id = newId(now.getTime())
      const person = await personWhoAsks(tx, companyId, session.accountId)
      await insertAlert(tx, companyId, {
        ...{ id, account_id: session.accountId, person_name: person?.full_name ?? actor.name, level: body.level },
        excerpt: sealed(seal, id, 'excerpt', body.excerpt),
        contact: sealed(seal, id, 'contact', body.contact),
        ...{ not_to: body.not_to, created_at: now.toISOString() },
      })
      await noted(tx, call, id, 'told')
      await tellThem(tx, companyId, { id, to, level: body.level, at: now })
      return reply({ id }, { messageKey: 'wellbeing.was-told' })
    })
  }),

  on(takeBackAlert, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const held = await heldOwn(tx, companyId, call.session.accountId, call.params.id)
      if (!held) return notFound()
      if (held.status !== 'withdrawn') {
        if (!mayTakeBack(held)) return conflict('wellbeing.is-taken')
        const now = call.clock.now()
        const erased = { excerpt: null, contact: null, note: null }
        await setAlert(tx, companyId, held.id, { ...erased, status: 'withdrawn', ended_at: now.toISOString() })
        await noted(tx, call, held.id, 'withdrawn')
        await settleAsked(tx, companyId, held.id, now)
      }
      return reply(null, { messageKey: 'wellbeing.taken-back' })
    }),
  ),

  on(askToClose, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const held = await heldOwn(tx, companyId, call.session.accountId, call.params.id)
      if (!held) return notFound()
      if (!mayAskToClose(held)) return problem('wellbeing.not-taken')
      if (held.close_asked_at === null) {
        const now = call.clock.now()
        await setAlert(tx, companyId, held.id, { close_asked_at: now.toISOString() })
        await noted(tx, call, held.id, 'close_asked')
        if (held.taken_by) await tellThem(tx, companyId, { id: held.id, to: [held.taken_by], at: now })
      }
      return reply(null, { messageKey: 'wellbeing.close-asked' })
    }),
  ),
]
