/** Which schemes of the country count what is paid for a category as wages. */
import type { Country } from '#kernel/countries.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { changeStatutory, statutory } from '../contract/categories.ts'
import { schemesOf } from '../model/schemes.ts'
import { log } from './acting.ts'
import { type Counted, countedOf, heldCounted, saveCounted } from './statutory-store.ts'

export const statutoryHandlers: readonly Handler[] = [
  on(statutory, ({ company, session }) =>
    company.read(async (tx) => told(await countedOf(tx, company.companyId), session.country ?? 'MY')),
  ),

  on(changeStatutory, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const country = call.session.country ?? 'MY'
      const schemes: readonly string[] = schemesOf[country]
      const before = await heldCounted(tx, companyId)
      const after = new Map(before.map((row) => [row.id, { ...row, counted_in: new Set(row.counted_in) }]))
      for (const { claim_category_id, ...flags } of call.body.items) {
        const row = after.get(claim_category_id)
        if (!row) return problem('claims.unknown-category')
        for (const [scheme, counts] of Object.entries(flags)) {
          if (counts === undefined) continue
          if (!schemes.includes(scheme)) return problem('claims.unknown-scheme', { params: { scheme } })
          if (counts === true) row.counted_in.add(scheme)
          else row.counted_in.delete(scheme)
        }
      }
      const rows = [...after.values()].map((row) => ({
        ...row,
        counted_in: schemes.filter((one) => row.counted_in.has(one)),
      }))
      await saveCounted(tx, rows)
      const answer = reply(told(rows, country), { messageKey: 'claims.stored' })
      await log(tx, call, { kind: 'claim_category', name: 'statutory' }, inLog(before), inLog(rows))
      return answer
    }),
  ),
]

const told = (rows: readonly Counted[], country: Country) =>
  rows.map(({ id, counted_in }) => ({
    claim_category_id: id,
    ...Object.fromEntries(schemesOf[country].map((scheme) => [scheme, counted_in.includes(scheme) ? 1 : 0] as const)),
  }))

const inLog = (rows: readonly Counted[]) =>
  Object.fromEntries(rows.map(({ name, counted_in }) => [name, counted_in.join(', ')]))
