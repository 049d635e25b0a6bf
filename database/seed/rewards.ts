/** Thanks of the last weeks, points from the company, a catalogue, and a redemption at each stage. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { badges } from '#modules/rewards/contract/badges.ts'
import { addItem, items } from '#modules/rewards/contract/catalog.ts'
import { entries, grant, history } from '#modules/rewards/contract/history.ts'
import { give } from '#modules/rewards/contract/own.ts'
import { decide, redeemFor, redemptions } from '#modules/rewards/contract/redemptions.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { DemoPerson } from './acting.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'
import { grantedFor, rewardItems, thanksTexts } from './rewards-texts.ts'

type Redemptions = DataOf<typeof redemptions>
/** How far the mug went for each: who, and what HR decided. */
const MUGS = [
  { at: 0, steps: ['approved', 'delivered'] },
  { at: 1, steps: ['approved'] },
  { at: 2, steps: [] },
] as const
const GRANTED_AGO = 20

/** Each step looks first whether it is done. */
export async function thankEachOther(business: Business): Promise<void> {
  await fillCatalog(business)
  await giveThanks(business)
  await givePoints(business)
  await redeemMugs(business)
}

async function fillCatalog({ act, admin, country, today, now }: Business): Promise<void> {
  const known = (await act(admin, items, { at: now })) as DataOf<typeof items>
  for (const body of rewardItems[country])
    if (!known.some(({ name }) => name === body.name))
      await act(admin, addItem, { body, at: morningOf(addDays(today, -60)) })
}

async function giveThanks(business: Business): Promise<void> {
  const { act, admin, manager, teacher, employee, country, today, now, staff } = business
  const types = (await act(admin, badges, { at: now })) as DataOf<typeof badges>
  const known = (await act(admin, history, { query: {}, at: now })) as DataOf<typeof history>
  const type = (wanted: string) => types.find(({ standard }) => standard === wanted)?.id ?? ''
  const [first, second, third, fourth, fifth] = thanksTexts[country]
  const say = async (who: DemoPerson, message: string, [wanted, to, ago]: readonly [string, string, number]) => {
    if (known.some((one) => one.message === message)) return
    const body = { type_id: type(wanted), employee_ids: [to], message }
    await act(who, give, { body, at: morningOf(addDays(today, -ago)) })
  }
  await say(manager, first, ['thank_you', memberAt(staff, 0).id, 12])
  await say(manager, second, ['awesome', memberAt(staff, 1).id, 9])
  await say(teacher, third, ['leadership', memberAt(staff, 2).id, 6])
  const mine = await recordOf(business, employee)
  if (mine === undefined) return
  // The employee is thanked too, so that their own page has something to show.
  await say(employee, fourth, ['thank_you', memberAt(staff, 0).id, 3])
  await say(teacher, fifth, ['thank_you', mine, 2])
}

async function recordOf({ db }: Business, { companyId, accountId }: DemoPerson): Promise<string | undefined> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`
      select id from employees where company_id = ${companyId} and account_id = ${accountId} and left_on is null`.execute(
      tx,
    ),
  )
  return rows[0]?.id
}

async function givePoints(business: Business): Promise<void> {
  const { act, admin, employee, country, today, now, staff } = business
  const mine = await recordOf(business, employee)
  const people = [...MUGS.map(({ at }) => memberAt(staff, at).id), ...(mine ? [mine] : [])]
  for (const id of new Set(people)) {
    const { entries: known } = (await act(admin, entries, { params: { id }, at: now })) as DataOf<typeof entries>
    if (known.some(({ kind }) => kind === 'granted')) continue
    const body = { employee_ids: [id], points: 200, reason: grantedFor[country] }
    await act(admin, grant, { body, at: morningOf(addDays(today, -GRANTED_AGO)) })
  }
}

/** Of what pay knows nothing of, so that no payslip is out of date. */
async function redeemMugs({ act, admin, country, today, now, staff }: Business): Promise<void> {
  const [mug] = rewardItems[country]
  const shelf = (await act(admin, items, { at: now })) as DataOf<typeof items>
  const item_id = shelf.find(({ name }) => name === mug?.name)?.id ?? ''
  for (const { at, steps } of MUGS) {
    const { id: employee_id } = memberAt(staff, at)
    const listed = (await act(admin, redemptions, { query: { employee_id }, at: now })) as Redemptions
    const found = listed.find((one) => one.item_id === item_id)
    const asked = morningOf(addDays(today, -8 + at))
    const made =
      found ?? ((await act(admin, redeemFor, { body: { employee_id, item_id }, at: asked })) as Redemptions[0])
    const done = ['requested', 'approved', 'delivered'].indexOf(made.state)
    for (const state of steps.slice(done))
      await act(admin, decide, { params: { id: made.id }, body: { state }, at: morningOf(addDays(today, -1)) })
  }
}
