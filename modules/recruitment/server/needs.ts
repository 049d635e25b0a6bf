/** What other parts of the product tell recruiting, given by apps/server/wiring. */
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type Applicants = {
  /** How many candidates vacancies have; those with none may be left out. */
  ofVacancies(tx: Tx, companyId: string, vacancyIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How many applied by advertisements, also again. */
  ofAdvertisements(tx: Tx, companyId: string, advertisementIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export type RecruitmentNeeds = {
  /** Whoever knows of people who applied. */
  readonly applicants: readonly Applicants[]
  readonly approvals: Approvals
}

/** Of all of them together. */
export async function counted(
  { applicants }: Pick<RecruitmentNeeds, 'applicants'>,
  count: (one: Applicants) => Promise<ReadonlyMap<string, number>>,
): Promise<(id: string) => number> {
  const counts = await Promise.all(applicants.map(count))
  return (id) => counts.reduce((sum, one) => sum + (one.get(id) ?? 0), 0)
}
