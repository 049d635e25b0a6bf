/** Who stands in the way of a removal: people who work there or left and are recorded there, and service accounts. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { Of } from './looking.ts'
import { type Belonging, countOf } from './members.ts'

export async function stillThere(
  tx: Tx,
  { companyId, today }: Of,
  belonging: Belonging,
  id: string,
): Promise<Problem | undefined> {
  const { now, former, devices } = await countOf(tx, companyId, { belonging, id, today })
  if (now > 0) return problem('organisation.has-people', { params: { count: now } })
  if (former > 0) return problem('organisation.has-former-people', { params: { count: former } })
  return devices > 0 ? problem('organisation.has-service-accounts', { params: { count: devices } }) : undefined
}
