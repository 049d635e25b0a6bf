/** People who stand in the way of a removal: those who work there, and those who left and are recorded there. */
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
  const { now, former } = await countOf(tx, companyId, { belonging, id, today })
  if (now > 0) return problem('organisation.has-people', { params: { count: now } })
  return former > 0 ? problem('organisation.has-former-people', { params: { count: former } }) : undefined
}
