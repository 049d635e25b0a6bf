/** What other modules are told of objectives. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { AGREED } from '../model/okr.ts'
import { okrsOf } from './okr-store.ts'
import { okrRow, okrView } from './okr-view.ts'

type Within = { readonly employeeId: string; readonly from: string; readonly to: string }

/** Somebody's objectives that were agreed, of the quarters that these days touch, the earliest first. */
export async function objectivesWithin(tx: Tx, companyId: string, { employeeId, from, to }: Within) {
  const begins = sql`make_date(o.year, o.quarter * 3 - 2, 1)`
  const where = sql`o.status >= ${AGREED} and ${begins} <= ${to}::date
    and ${begins} + interval '3 months' > ${from}::date`
  const rows = await okrsOf(tx, companyId, { employeeId, where })
  return rows.toReversed().flatMap((row) => {
    const { year, quarter } = okrRow(row)
    return okrView(row, 'reader').objectives.map(({ id, name, weight, progress, key_results }) => ({
      ...{ id, name, weight, progress, year, quarter },
      confidence: leastOf(key_results.flatMap(({ confidence }) => confidence ?? [])),
      results: key_results.map((result) => ({ name: result.name, progress: result.progress })),
    }))
  })
}

const leastOf = (sure: readonly number[]): number | null => (sure.length === 0 ? null : Math.min(...sure))
