/** Earning categories: listed, added, changed, removed. What the law says about a type is nobody's to change. */
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  categories,
  category,
  changeCategory,
  createCategory,
  removeCategory,
} from '../../contract/earning-categories.ts'
import { type EarningCategory, isTaken, placeBehind, typeNamed } from '../../model/categories/earning-category.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packFor } from '../pack-of-company.ts'
import { categoryRemoval, logCategory, unlessNamed } from './category-removal.ts'
import { addCategories, categoriesOf, setCategories, usesOf } from './category-store.ts'
import { categoryView } from './category-view.ts'
import { markRenamed } from './mark-renamed.ts'

type Calling = Call<Endpoint>

export const categoryHandlers: readonly Handler[] = [
  on(categories, (call) => call.company.read((tx) => shown(tx, call))),

  on(category, (call) =>
    call.company.read(async (tx) => (await shown(tx, call)).find(({ id }) => id === call.params.id) ?? notFound()),
  ),

  on(createCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { pack, all } = await standing(tx, companyId)
      const { code, name_en, name_zh, treatment, position, is_active = true } = call.body
      const made: EarningCategory = {
        id: newId(),
        code,
        names: { en: name_en, 'zh-Hant': name_zh },
        treatment,
        position: position ?? placeBehind(all, treatment),
        isActive: is_active,
        isDefault: false,
      }
      refuseWrong(pack, all, made)
      await addCategories(tx, companyId, [made])
      const answer = reply(await shownOne(tx, call, made.id), { messageKey: 'payroll.category-saved' })
      await logCategory(tx, call, undefined, made)
      return answer
    }),
  ),

  on(changeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { pack, all } = await standing(tx, companyId)
      const before = all.find(({ id }) => id === call.params.id)
      if (!before) return notFound()
      const after = changed(before, call.body)
      refuseWrong(pack, all, after)
      await unlessNamed(setCategories(tx, companyId, [after]), before)
      await markRenamed(tx, call, all, [after])
      const answer = reply(await shownOne(tx, call, before.id), { messageKey: 'payroll.category-saved' })
      await logCategory(tx, call, before, after)
      return answer
    }),
  ),

  on(removeCategory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { all } = await standing(tx, companyId)
      const before = all.find(({ id }) => id === call.params.id)
      if (!before) return notFound()
      if (before.isDefault) return problem('payroll.category-standard')
      const kept = await keptRows(tx, companyId, ['earning_categories', { id: before.id }])
      await unlessNamed(deleteByIds(tx, 'earning_categories', [before.id]), before)
      const meta = await categoryRemoval.keep(tx, call, { category: before, kept })
      await logCategory(tx, call, before, undefined)
      return reply(null, { messageKey: 'payroll.category-removed', meta })
    }),
  ),
]

/** Held until the transaction ends, so that a code is given once. */
async function standing(tx: Tx, companyId: string) {
  await lockCompany(tx, companyId)
  const pack = await packFor(tx, companyId)
  return { pack, all: await categoriesOf(tx, companyId, pack) }
}

async function shown(tx: Tx, { company, language, say }: Pick<Calling, 'company' | 'language' | 'say'>) {
  const pack = await packFor(tx, company.companyId)
  const uses = await usesOf(tx, company.companyId)
  const all = await categoriesOf(tx, company.companyId, pack)
  return all.map((one) => categoryView(one, pack, uses, { language, say }))
}

async function shownOne(tx: Tx, call: Pick<Calling, 'company' | 'language' | 'say'>, id: string) {
  const found = (await shown(tx, call)).find((one) => one.id === id)
  if (!found) throw new Error('a category that was just saved is not there')
  return found
}

type Body = Call<typeof changeCategory>['body']

/** Of the law's own types nothing but the place and whether they are offered. */
function changed(before: EarningCategory, body: Body): EarningCategory {
  const { code, name_en, name_zh, treatment, position, is_active } = body
  const says = code !== undefined || name_en !== undefined || name_zh !== undefined || treatment !== undefined
  if (before.isDefault && says) throw new Refusal(problem('payroll.category-standard'))
  return {
    ...before,
    code: code ?? before.code,
    names: before.names && { en: name_en ?? before.names.en, 'zh-Hant': name_zh ?? before.names['zh-Hant'] },
    treatment: treatment ?? before.treatment,
    position: position ?? before.position,
    isActive: is_active ?? before.isActive,
  }
}

function refuseWrong(pack: CountryPack, all: readonly EarningCategory[], { id, code, treatment }: EarningCategory) {
  const wrong = (field: string, key: string) =>
    new Refusal(problem(key, { params: { type: treatment, code }, errors: { [field]: [key] } }))
  if (!typeNamed(pack, treatment)) throw wrong('treatment', 'payroll.unknown-type')
  if (isTaken(all, code, id)) throw wrong('code', 'payroll.category-taken')
}
