/** What waits is taken into an open month: for each person one item a closed month, under the month's lock. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { employedPeople, holdPeople, refusingOwnPay } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { inBrackets, moneyText, monthText } from '#platform/words/format.ts'
import { takeRetro } from '../../contract/retro.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { type Period, periodOf } from '../../model/period.ts'
import { addEvent } from '../event-store.ts'
import { runFor } from '../handlers/open-run.ts'
import { refuseFrozen, refuseWrongItem } from '../item-judgement.ts'
import type { PayrollNeeds } from '../needs.ts'
import { isPaidBefore } from '../opening/opening-store.ts'
import { packFor } from '../pack-of-company.ts'
import { markPeople } from '../stale-store.ts'
import { addDecisions, addRetroItems, decisionsOf, type NewDecision, type RetroItem } from './retro-store.ts'
import { waitingOf } from './waiting.ts'
import type { Waiting } from './work-out-waiting.ts'

type Taking = Call<typeof takeRetro>
type Made = { readonly item: RetroItem; readonly decision: NewDecision }

export const takeRetroHandler = ({ contributions }: Pick<PayrollNeeds, 'contributions'>): Handler =>
  on(takeRetro, async (call) => {
    const { company, body, actor, clock } = call
    const { companyId } = company
    const period = periodOf({ year: body.year, month: body.month }, body.run)
    const refuseOwn = await refusingOwnPay(call)
    const ids = [...new Set(body.employee_ids)]
    const done = await company.transaction(async (tx) => {
      // People before the month, as whoever changes their pay holds them.
      if ((await holdPeople(tx, companyId, ids)).size < ids.length) throw new Refusal(notFound())
      await refuseOwn(tx, ids)
      const waiting = await waitingOf(tx, companyId, contributions, ids)
      if (waiting.length === 0) return { waiting, made: [], before: (await decisionsOf(tx, companyId, ids))[0] }
      const run = await runFor(tx, companyId, period, 'items')
      // Money alone, or all of a month worked out again: neither holds what another month owes.
      if (run.run_type === 'advance' || run.run_type === 'correction')
        throw new Refusal(problem('payroll.retro-run', { errors: { run: ['payroll.retro-run'] } }))
      if (await isPaidBefore(tx, companyId, period))
        throw new Refusal(problem('payroll.paid-before', { params: { month: period.key } }))
      await refuseNotEmployed(tx, companyId, period, waiting)
      for (const { employeeId } of waiting) refuseFrozen(run, employeeId)
      await askBelowZero(tx, call, waiting)
      const made = madeOf(await packFor(tx, companyId), waiting, period)
      const now = clock.now()
      await addRetroItems(
        tx,
        companyId,
        period,
        made.map(({ item }) => item),
        actor.accountId,
      )
      const decisions = made.map(({ decision }) => decision)
      await addDecisions(tx, companyId, decisions, { by: actor.accountId, byName: actor.name, now, reason: null })
      const touched = waiting.map(({ employeeId }) => employeeId)
      await markPeople(tx, companyId, run, touched, 'item', actor.name)
      await addEvent(tx, companyId, run, 'retro_taken', actor, now, { people: touched.length, items: made.length })
      const happened = waiting.map(({ employeeId, fullName, months }) => ({
        action: 'payroll.retro-taken',
        subject: { kind: 'employee', id: employeeId, name: fullName },
        after: { month: period.key, months: months.map(({ month }) => month).join(', ') },
      }))
      await record(tx, companyId, happened, { actor, now })
      return { waiting, made, before: undefined }
    })
    const { waiting, made, before } = done
    const total = amountText(sumOf(made.map(({ decision }) => amountOf(decision.amount))))
    const data = { people: waiting.length, items: made.length, total, into: period.key }
    if (made.length > 0) {
      const month = monthText(period.year, period.month, call.language)
      return reply(data, { messageKey: 'payroll.retro-taken', params: { count: waiting.length, month } })
    }
    if (!before) return reply(data, { messageKey: 'payroll.retro-nothing' })
    const { into, decided_by: who } = before
    return reply(data, {
      messageKey: into === null ? 'payroll.retro-dismissed-before' : 'payroll.retro-taken-before',
      params: { who, month: into ?? '' },
    })
  })

function madeOf(pack: CountryPack, waiting: readonly Waiting[], period: Period): Made[] {
  return waiting.flatMap(({ employeeId, effectiveFrom, months }) =>
    months.map(({ month, lines, difference }): Made => {
      const isBelow = difference.startsWith('-')
      const type = isBelow ? pack.retro.less : pack.retro.more
      const item = { id: newId(), employeeId, type, amount: difference.replace('-', ''), month }
      refuseWrongItem(pack, item)
      const decided = { id: newId(), employeeId, effectiveFrom, month, lines, amount: difference }
      return { item, decision: { ...decided, itemId: item.id, into: period.key } }
    }),
  )
}

async function refuseNotEmployed(tx: Tx, companyId: string, period: Period, waiting: readonly Waiting[]) {
  const here = new Set((await employedPeople(tx, companyId, period)).map(({ id }) => id))
  const away = waiting.filter(({ employeeId }) => !here.has(employeeId))
  if (away.length === 0) return
  const params = { month: period.key, people: away.map(({ staffId }) => staffId) }
  const text = { key: 'payroll.retro-not-employed', params }
  throw new Refusal(problem('payroll.retro-not-employed', { params, errors: { employee_ids: [text] } }))
}

/** Whom too much was paid in a closed month; it is taken off the pay once somebody says so. */
async function askBelowZero(tx: Tx, { body, company, language }: Taking, waiting: readonly Waiting[]) {
  if (body.confirm) return
  const { currency } = await companyFacts(tx, company.companyId)
  const data = waiting.flatMap(({ fullName, months }) =>
    months
      .filter(({ difference }) => difference.startsWith('-'))
      .map(({ month, difference }) => `${inBrackets(fullName, month, language)}: ${moneyText(difference, currency)}`),
  )
  if (data.length === 0) return
  throw new Refusal(problem('payroll.retro-below-zero', { status: 409, data, extra: { confirm_required: true } }))
}
