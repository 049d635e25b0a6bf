/** Adding, renaming and removing a name: the same three acts for departments, divisions and positions. */
import { differences } from '#platform/activity/model/differences.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { sqlState } from '#platform/database/server/company-db.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { hasPeople, type Kind, lockName, remove, setName } from './organisation-store.ts'

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

const subjects = { departments: 'department', divisions: 'division', positions: 'position' } as const
const DUPLICATE = '23505'
const REFERRED_TO = '23503'

export const nameTaken = (): Problem =>
  problem('organisation.name-taken', { errors: { name: ['organisation.name-taken'] } })

/** A name that is taken is told by the database, so that two at the same moment cannot both have it. */
export function unlessTaken<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((failure: unknown) => {
    if (sqlState(failure) === DUPLICATE) throw new Refusal(nameTaken())
    throw failure
  })
}

export async function added(tx: Tx, acting: Acting, kind: Kind, id: string, name: string): Promise<void> {
  await log(tx, acting, { action: 'organisation.added', subject: { kind: subjects[kind], id, name }, after: { name } })
}

export async function rename(
  tx: Tx,
  acting: Acting,
  kind: Kind,
  id: string,
  name: string,
): Promise<Problem | undefined> {
  const { companyId } = acting.company
  const former = await lockName(tx, companyId, kind, id)
  if (former === undefined) return notFound()
  const differing = differences({ name: former }, { name })
  if (!differing) return undefined
  await unlessTaken(setName(tx, companyId, kind, id, name))
  await log(tx, acting, { action: 'organisation.renamed', subject: { kind: subjects[kind], id, name }, ...differing })
  return undefined
}

export async function removeEmpty(acting: Acting, kind: Kind, id: string): Promise<Problem | null> {
  const { companyId } = acting.company
  try {
    return await acting.company.transaction(async (tx) => {
      const name = await lockName(tx, companyId, kind, id)
      if (name === undefined) return notFound()
      if (await hasPeople(tx, companyId, kind, id)) return problem('organisation.has-people')
      await remove(tx, companyId, kind, id)
      await log(tx, acting, {
        action: 'organisation.removed',
        subject: { kind: subjects[kind], id, name },
        before: { name },
      })
      return null
    })
  } catch (failure) {
    if (sqlState(failure) === REFERRED_TO) return problem('organisation.has-divisions')
    throw failure
  }
}

const log = (tx: Tx, { company, actor, clock }: Acting, happened: Happened): Promise<void> =>
  record(tx, company.companyId, [happened], { actor, now: clock.now() })
