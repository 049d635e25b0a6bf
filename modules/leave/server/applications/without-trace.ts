import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'

/** Works in a transaction that is let go of, whatever comes of it: for what can be told best by doing it. */
export async function withoutTrace<Found>(
  company: Pick<CompanyDb, 'transaction'>,
  work: (tx: Tx) => Promise<Found>,
): Promise<Found> {
  const end = new Error('looked at, and let go of')
  const found: Found[] = []
  try {
    await company.transaction(async (tx) => {
      found.push(await work(tx))
      throw end
    })
  } catch (reason) {
    if (reason !== end) throw reason
  }
  return found.at(-1) as Found
}
