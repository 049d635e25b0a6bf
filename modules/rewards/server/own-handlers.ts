/** One's own points, what they are redeemed for, and who stands first. */
import { mayEnter } from '#access/enter.ts'
import { firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  cancelOwn,
  itemPicture,
  mine,
  ownCatalog,
  ownEntries,
  ownLeaderboard,
  ownRedemptions,
  redeem,
} from '../contract/own.ts'
import { notToBeHad } from '../model/redemption.ts'
import { type Acting, todayOf } from './acting.ts'
import { itemList } from './catalog-store.ts'
import { nextExpiry } from './expiry-store.ts'
import { badgesFor, giverOf, standingOf } from './giving-handlers.ts'
import { balanceOf, entriesOf } from './point-store.ts'
import { decided, oneRedemption, redeemed } from './redeeming.ts'
import { ownRedemptionView } from './redemption-handlers.ts'
import { redemptionsOf } from './redemption-store.ts'
import { ranked } from './reward-store.ts'

const me = (tx: Tx, { company, actor }: Acting) => personWhoAsks(tx, company.companyId, actor.accountId)

export const ownHandlers: readonly Handler[] = [
  on(mine, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const today = todayOf(call)
      const [person, giver] = [await me(tx, call), await giverOf(tx, call, today)]
      const { settings } = await companyFacts(tx, companyId)
      const months = settings.reward_expiry_months
      const { month, left } = await standingOf(tx, companyId, giver?.id ?? null, today)
      return {
        is_employed: person !== undefined,
        balance: person ? await balanceOf(tx, companyId, person.id) : 0,
        expiring: person && months > 0 ? await nextExpiry(tx, companyId, person.id, months, today) : null,
        budget: { month, left },
        types: giver
          ? (await badgesFor(tx, companyId, giver)).map(({ is_active: _, standard: __, ...type }) => type)
          : [],
        redeems: settings.reward_redemption,
        shows_leaderboard: settings.reward_leaderboard,
      }
    }),
  ),
  on(ownEntries, (call) =>
    call.company.read(async (tx) => {
      const person = await me(tx, call)
      return person ? entriesOf(tx, call.company.companyId, person.id) : []
    }),
  ),
  on(ownCatalog, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      if (!(await companyFacts(tx, companyId)).settings.reward_redemption) return []
      const today = todayOf(call)
      const rows = await itemList.rows(tx, companyId)
      // What is gone for now is still shown, as gone.
      return rows.filter((row) => [undefined, 'rewards.item-gone'].includes(notToBeHad(row, today))).map(shownItem)
    }),
  ),
  on(itemPicture, async (call) => {
    const item = await call.company.read((tx) => itemList.one(tx, call.company.companyId, call.params.id))
    const isShown = item && (item.is_active || mayEnter(call.session, 'rewards'))
    const file = isShown && item.picture_id !== null ? await keptFile(call, item.picture_id) : undefined
    return file ? asReply(file) : notFound()
  }),
  on(ownRedemptions, (call) =>
    call.company.read(async (tx) => {
      const person = await me(tx, call)
      if (!person) return []
      const which = { today: todayOf(call), employeeId: person.id }
      return (await redemptionsOf(tx, call.company.companyId, which)).map(ownRedemptionView)
    }),
  ),
  on(redeem, (call) =>
    call.company.transaction(async (tx) => {
      const person = await me(tx, call)
      if (!person) return problem('rewards.not-employed')
      const made = await redeemed(tx, call, { employeeId: person.id, itemId: call.body.item_id })
      return reply(ownRedemptionView(made), { messageKey: 'rewards.redeemed' })
    }),
  ),
  on(cancelOwn, (call) =>
    call.company.transaction(async (tx) => {
      const { id } = call.params
      const person = await me(tx, call)
      if ((await oneRedemption(tx, call, id)).employee_id !== person?.id) throw new Refusal(notFound())
      if ((await decided(tx, call, [id], { state: 'cancelled' })).length === 0) return problem('rewards.not-now')
      return reply(ownRedemptionView(await oneRedemption(tx, call, id)), { messageKey: 'rewards.cancelled' })
    }),
  ),
  on(ownLeaderboard, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const days = daysOf(call.query, todayOf(call))
      if (!(await companyFacts(tx, companyId)).settings.reward_leaderboard) return { ...days, rows: [] }
      const rows = await ranked(tx, companyId, { by: call.query.by, ...days, shownOnly: true })
      return {
        ...days,
        rows: rows.map(({ account_id, employee_id: _, is_hidden: __, ...row }) => ({
          ...row,
          is_me: account_id === call.actor.accountId,
        })),
      }
    }),
  ),
]

/** This month so far, where nobody says which days. */
export const daysOf = (
  { from, to }: { from?: PlainDate | undefined; to?: PlainDate | undefined },
  today: PlainDate,
) => ({
  from: from ?? firstDayOf(yearMonthOf(to ?? today)),
  to: to ?? today,
})

const shownItem = (row: Awaited<ReturnType<typeof itemList.rows>>[number]) => ({
  ...{ id: row.id, name: row.name, name_zh: row.name_zh, description: row.description, picture_id: row.picture_id },
  ...{ description_zh: row.description_zh, cost: row.cost, stock: row.stock, available_until: row.available_until },
})
