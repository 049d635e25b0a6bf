/** Redeeming, deciding and giving back: people are held first, then items, then redemptions. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople } from '#modules/employees/server/public.ts'
import { firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { type Decision, givesBack, mayBecome, notToBeHad, type State } from '../model/redemption.ts'
import { wayOf } from '../model/ways.ts'
import { type Acting, happened, heldPresent, refused, todayOf } from './acting.ts'
import { holdItems, itemList, moveStock } from './catalog-store.ts'
import { addEntries, balanceOf } from './point-store.ts'
import { holdRedemptions, insertRedemption, type RedemptionRow, redemptionsOf, setStates } from './redemption-store.ts'

type Asking = { readonly employeeId: string; readonly itemId: string }

/** Takes the points and one off the shelf; refused by field where either is not there. */
export async function redeemed(tx: Tx, call: Acting, { employeeId, itemId }: Asking): Promise<RedemptionRow> {
  const { companyId } = call.company
  const today = todayOf(call)
  const { settings } = await companyFacts(tx, companyId)
  if (!settings.reward_redemption) throw refused('item_id', 'rewards.redemption-off')
  await heldPresent(tx, companyId, [employeeId], { today, field: 'employee_id' })
  const item = await itemList.held(tx, companyId, itemId)
  if (!item) throw refused('item_id', 'http.unknown-id')
  const why = notToBeHad(item, today)
  if (why) throw refused('item_id', why)
  const balance = await balanceOf(tx, companyId, employeeId)
  if (balance < item.cost) {
    throw refused('item_id', { key: 'rewards.too-few', params: { cost: item.cost, balance } })
  }
  const now = call.clock.now()
  const id = newId(now.getTime())
  const { cost, money_value, pay_way } = item
  const row = { id, employee_id: employeeId, item_id: item.id, cost, money_value, pay_way }
  await insertRedemption(tx, companyId, { ...row, requested_on: today, created_at: now.toISOString() })
  await moveStock(tx, companyId, [item.id], -1)
  const entry = { employee_id: employeeId, kind: 'redeemed' as const, points: -cost, redemption_id: id }
  await addEntries(tx, companyId, [entry], { now, day: today })
  const made = await oneRedemption(tx, call, id)
  await happened(tx, call, 'redeemed', [subjectOf(made)], { points: cost })
  return made
}

export async function oneRedemption(tx: Tx, call: Acting, id: string): Promise<RedemptionRow> {
  const [row] = await redemptionsOf(tx, call.company.companyId, { today: todayOf(call), ids: [id] })
  if (!row) throw new Refusal(notFound())
  return row
}

/** In the order in which all that is about redemptions is held; and as they stand then. */
export async function held(tx: Tx, call: Acting, found: readonly RedemptionRow[]): Promise<readonly RedemptionRow[]> {
  const { companyId } = call.company
  const ids = found.map(({ id }) => id)
  await holdPeople(tx, companyId, [...new Set(found.map(({ employee_id }) => employee_id))])
  await holdItems(tx, companyId, [...new Set(found.map(({ item_id }) => item_id))])
  await holdRedemptions(tx, companyId, ids)
  return redemptionsOf(tx, companyId, { today: todayOf(call), ids })
}

type Deciding = {
  readonly state: Decision | 'cancelled'
  readonly reason?: string | undefined
  readonly delivered_on?: PlainDate | undefined
  readonly pay_month?: string | undefined
}

/** Whom whoever decides may not decide for: themselves, unless there is nobody else. */
type IsOwn = (row: Pick<RedemptionRow, 'account_id'>) => boolean
const noneIsOwn: IsOwn = () => false

/** Of these, those that could go that way and went, as they stood before; the others stand as they stood, and so do one's own. */
export async function decided(
  tx: Tx,
  call: Acting,
  ids: readonly string[],
  deciding: Deciding,
  isOwn: IsOwn = noneIsOwn,
): Promise<readonly RedemptionRow[]> {
  const { companyId } = call.company
  const { state, reason = '' } = deciding
  const today = todayOf(call)
  const found = await redemptionsOf(tx, companyId, { today, ids })
  if (found.length < new Set(ids).size) throw new Refusal(notFound())
  if (found.every(isOwn)) throw new Refusal(problem('rewards.own'))
  if (state === 'rejected' && reason === '') throw refused('reason', 'rewards.reason')
  const standing = await held(tx, call, found)
  const rows = standing.filter((row) => mayBecome(row.state, state) && !isOwn(row))
  if (rows.length === 0) return []
  const handed: Handed = state === 'delivered' ? await handedOver(tx, companyId, rows, { ...deciding, today }) : {}
  const done = rows.map(({ id }) => id)
  await setStates(tx, companyId, done, { state, today, reason: state === 'rejected' ? reason : null, ...handed })
  if (givesBack(state)) await giveBack(tx, call, rows)
  if (handed.inPay?.length) {
    const paid = new Set(handed.inPay)
    const employeeIds = [...new Set(rows.filter(({ id }) => paid.has(id)).map(({ employee_id }) => employee_id))]
    await payInputsChanged(tx, companyId, { employeeIds, cause: 'rewards', by: call.actor.name })
  }
  await happened(tx, call, state, rows.map(subjectOf), reason === '' ? {} : { reason })
  await tellPeople(tx, call, rows, state, reason)
  return rows
}

async function giveBack(tx: Tx, call: Acting, rows: readonly RedemptionRow[]): Promise<void> {
  const { companyId } = call.company
  await moveStock(
    tx,
    companyId,
    rows.map(({ item_id }) => item_id),
    1,
  )
  const entries = rows.map(({ id, employee_id, cost }) => ({
    ...{ employee_id, kind: 'returned' as const, points: cost, redemption_id: id },
  }))
  await addEntries(tx, companyId, entries, { now: call.clock.now(), day: todayOf(call) })
}

type Handed = { readonly deliveredOn?: PlainDate; readonly payMonth?: PlainDate; readonly inPay?: readonly string[] }
type Handing = Deciding & { readonly today: PlainDate }

/** When it was handed over, and in whose pay its value counts: that of a month which is still open. */
async function handedOver(
  tx: Tx,
  companyId: string,
  rows: readonly RedemptionRow[],
  { delivered_on, pay_month, today }: Handing,
): Promise<Handed> {
  const deliveredOn = delivered_on ?? today
  if (deliveredOn > today) throw refused('delivered_on', 'rewards.not-ahead')
  const { country } = await companyFacts(tx, companyId)
  const inPay = rows.filter(({ pay_way }) => (wayOf(country, pay_way)?.type ?? null) !== null).map(({ id }) => id)
  if (inPay.length === 0) return { deliveredOn }
  const open = (await firstOpenMonth(tx, companyId))?.slice(0, 7) ?? ''
  const usual = [open, deliveredOn.slice(0, 7)].sort().at(-1) ?? ''
  const month = pay_month ?? usual
  if (month < open) throw refused('pay_month', { key: 'rewards.month-closed', params: { month: open } })
  return { deliveredOn, payMonth: plainDateOf(`${month}-01`), inPay }
}

export const subjectOf = ({ id, full_name, item }: RedemptionRow) => ({
  ...{ kind: 'redemption' as const, id, name: `${full_name} · ${item}` },
})

export const tellTakenBack = (tx: Tx, call: Acting, rows: readonly RedemptionRow[], reason: string): Promise<void> =>
  tellPeople(tx, call, rows, 'taken-back', reason)

async function tellPeople(
  tx: Tx,
  call: Acting,
  rows: readonly RedemptionRow[],
  state: State | 'taken-back',
  reason: string,
) {
  const at = call.clock.now()
  const told = rows.flatMap(({ account_id, item, id }) =>
    account_id === null || account_id === call.actor.accountId
      ? []
      : [
          {
            accountId: account_id,
            notice: {
              word: `rewards.notice-${state}`,
              params: { item, reason },
              link: `/me/rewards?view=redeem&open=${id}`,
              at,
            },
          },
        ],
  )
  await notifyEach(tx, call.company.companyId, told)
}
