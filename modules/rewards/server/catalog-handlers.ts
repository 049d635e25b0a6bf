/** The catalogue as HR keeps it, with pictures. */
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { dropFiles, removeBytes, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addItem, changeItem, item, items, removeItem, removePicture, setPicture } from '../contract/catalog.ts'
import { wayOf } from '../model/ways.ts'
import { refused } from './acting.ts'
import { type ItemRow, isRedeemed, itemList } from './catalog-store.ts'

const LARGEST = { megabytes: 10, megapixels: 40 }

export const catalogHandlers: readonly Handler[] = [
  on(items, ({ company }) => company.read((tx) => itemList.rows(tx, company.companyId))),
  on(item, ({ company, params }) =>
    company.read(async (tx) => (await itemList.one(tx, company.companyId, params.id)) ?? notFound()),
  ),
  on(addItem, (call) =>
    call.company.transaction(async (tx) => {
      const row = { id: newId(), picture_id: null, ...call.body }
      await judge(tx, call.company.companyId, row)
      return reply(await itemList.add(tx, call, row), { messageKey: 'rewards.saved' })
    }),
  ),
  on(changeItem, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await itemList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const after = { ...before, ...call.body }
      await judge(tx, companyId, after)
      return reply(await itemList.change(tx, call, before, after), { messageKey: 'rewards.saved' })
    }),
  ),
  on(removeItem, async (call) => {
    const { companyId } = call.company
    const done = await call.company.transaction(async (tx) => {
      const before = await itemList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      if (await isRedeemed(tx, companyId, before.id)) return problem('rewards.item-used')
      await itemList.remove(tx, call, before)
      return { keys: await dropFiles(tx, companyId, before.picture_id === null ? [] : [before.picture_id]) }
    })
    if (!('keys' in done)) return done
    await removeBytes(call, done.keys)
    return reply(null, { messageKey: 'rewards.removed' })
  }),
  on(setPicture, async (call) => {
    const { file } = call
    const { companyId } = call.company
    const known = await call.company.read((tx) => itemList.one(tx, companyId, call.params.id))
    if (!known) return notFound()
    if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    const wanted = { accept: 'picture', purpose: 'reward-item', largest: LARGEST } as const
    const done = await withFile(call, file, wanted, async (tx, fileId) => {
      const before = await itemList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const after = await itemList.change(tx, call, before, { ...before, picture_id: fileId })
      const keys = await dropFiles(tx, companyId, before.picture_id === null ? [] : [before.picture_id])
      return { after, keys }
    })
    if (!('keys' in done)) return done
    await removeBytes(call, done.keys)
    return reply(done.after, { messageKey: 'rewards.saved' })
  }),
  on(removePicture, async (call) => {
    const { companyId } = call.company
    const done = await call.company.transaction(async (tx) => {
      const before = await itemList.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const after = await itemList.change(tx, call, before, { ...before, picture_id: null })
      const keys = await dropFiles(tx, companyId, before.picture_id === null ? [] : [before.picture_id])
      return { after, keys }
    })
    if (!('keys' in done)) return done
    await removeBytes(call, done.keys)
    return reply(done.after, { messageKey: 'rewards.saved' })
  }),
]

async function judge(
  tx: Tx,
  companyId: string,
  row: Pick<ItemRow, 'pay_way' | 'money_value' | 'available_from' | 'available_until'>,
) {
  const { country } = await companyFacts(tx, companyId)
  const way = wayOf(country, row.pay_way)
  if (!way) throw refused('pay_way', 'rewards.no-way')
  if (way.type !== null && /^0*(\.0*)?$/.test(row.money_value)) throw refused('money_value', 'rewards.value-needed')
  const { available_from: from, available_until: until } = row
  if (from !== null && until !== null && until < from) throw refused('available_until', 'rewards.until-before')
}
