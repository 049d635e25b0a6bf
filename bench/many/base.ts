/** Many companies in one database, as they are after some time: with people, and some with a month worked out; counted. */
import type { Database } from '#platform/database/server/connect.ts'
import { openCompany } from '#platform/identity/server/open-company.ts'
import { fillCompany } from '../payroll/bench-company.ts'
import { generated } from '../payroll/bench-month.ts'

/** From the smallest to the largest, each larger than the one before by the same part. */
export const sizesBetween = (least: number, most: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(least * (most / least) ** (at / Math.max(1, count - 1))))

/** One in so many has a month. */
const WORKED_OUT = 5

export async function manyCompanies(db: Database, sizes: readonly number[]): Promise<void> {
  for (const [at, people] of sizes.entries()) {
    const company = { name: `Company ${at}`, country: 'MY', headcountLimit: 10_000 } as const
    const id = await db.system.transaction((tx) => openCompany(tx, company, [], new Date()))
    const subject = await fillCompany(db, id, people)
    if (at % WORKED_OUT === 0) await generated(subject.company, people, 2026, 1)
  }
  await countAll(db)
}

/** As the server would do it by itself sooner or later. */
async function countAll(db: Database): Promise<void> {
  await db.owner((connection) => connection.script('analyze'))
}
