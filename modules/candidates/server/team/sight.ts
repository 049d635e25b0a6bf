/** Whose cards somebody may read: whoever is to weigh the candidate is not led by another's card before their own. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { shown } from '../interviews/planning.ts'
import { unweighedBy } from './team-store.ts'

type Shown = ReturnType<typeof shown>

export async function sightOf(tx: Tx, companyId: string, candidateId: string, me: string) {
  const isHidden = (await unweighedBy(tx, companyId, me)).has(candidateId)
  const isOwn = ({ employee_id }: Shown['cards'][number]) => employee_id === me
  return (of: Shown): Shown => (isHidden ? { ...of, cards: of.cards.filter(isOwn) } : of)
}
