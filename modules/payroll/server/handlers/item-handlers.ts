/** Items of a month as they are listed, and the sheet for them. */
import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { templateFile } from '#platform/sheets/server/export/template.ts'
import { items, itemsTemplate } from '../../contract/items.ts'
import { categoriesOf } from '../categories/category-store.ts'
import { listedItems } from '../item-list.ts'
import { itemSheet } from '../item-sheet.ts'
import { packFor } from '../pack-of-company.ts'
import { periodOfCall } from '../period-of-call.ts'
import { itemView } from '../view/items.ts'

export const itemHandlers: readonly Handler[] = [
  on(itemsTemplate, async (call) => {
    const { company, params } = call
    const { key } = periodOfCall(params)
    const sheet = await company.read(async (tx) => {
      const pack = await packFor(tx, company.companyId)
      return itemSheet(await categoriesOf(tx, company.companyId, pack))
    })
    return templateFile(sheet, `pay-items-${key}.xlsx`, call)
  }),

  on(items, async (call) => {
    const { company, params, query } = call
    const period = periodOfCall(params, query)
    return company.read(async (tx) => {
      const pack = await packFor(tx, company.companyId)
      const { rows, total } = await listedItems(tx, { companyId: company.companyId, seal: call.seal }, period, query)
      const data = rows.map((row) => itemView(row, call.language, pack))
      return query.page === undefined
        ? data
        : reply(data, { meta: { page: query.page, per_page: query.per_page, total: total ?? 0 } })
    })
  }),
]
