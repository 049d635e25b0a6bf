/** The chart as one caller sees it: HR and recruitment everybody, others as the company lets people see each other. */
import { areas } from '#access/areas.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { type Sight, seenBy } from '../model/seen.ts'
import { chartRows } from './chart-store.ts'

type Asking = { readonly company: CompanyDb; readonly session: LiveSession; readonly clock: Clock }

export type ChartNode = {
  readonly id: string
  readonly staff_id: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly position: string | null
  readonly department: string | null
  readonly parent_id: string | null
  readonly children_count: number
  readonly manager_left: boolean
  readonly starts_on: string | null
  readonly photo_id: string | null
}

export async function chartOfCall(tx: Tx, { company: { companyId }, session, clock }: Asking): Promise<ChartNode[]> {
  const { settings } = await companyFacts(tx, companyId)
  const today = clock.today(session.timezone)
  const seen = seenBy(await chartRows(tx, companyId, today), sightOf(session, settings.is_view_of_other_department))
  const children = new Map<string, number>()
  for (const { parentId } of seen) if (parentId !== null) children.set(parentId, (children.get(parentId) ?? 0) + 1)
  return seen.map(({ person, parentId, managerLeft }) => ({
    id: person.id,
    staff_id: person.staff_id,
    full_name: person.full_name,
    preferred_name: person.preferred_name,
    position: person.position,
    department: person.department,
    parent_id: parentId,
    children_count: children.get(person.id) ?? 0,
    manager_left: managerLeft,
    photo_id: person.photo_id,
    starts_on: person.joined_on > today ? person.joined_on : null,
  }))
}

/** Whoever may open everybody's record may see everybody's place; a Reporting Manager opens those of the team alone. */
const ofEverybody: readonly string[] = areas.employee.roles.filter((role) => role !== 'Reporting Manager')

const sightOf = ({ roles, accountId }: LiveSession, othersAreSeen: boolean): Sight =>
  othersAreSeen || roles.some((role) => ofEverybody.includes(role)) ? { of: 'everybody' } : { of: 'own', accountId }
