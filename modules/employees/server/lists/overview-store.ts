/** What stands above the list of people: how many there are of each kind, and by what they can be filtered. */
import type { Tx } from '#platform/database/server/connect.ts'
import { directoryOf } from '../directory/directories.ts'
import type { Named } from '../directory/orders.ts'
import { idsAmong, type Looking } from './employees-store.ts'
import type { ListedRow } from './listed-columns.ts'

export type Overview = {
  counts: { active: number; starting: number; sabbatical: number; left: number; all: number; service: number }
  departments: string[]
  positions: string[]
  employment_types: string[]
}

/** Everybody is gone through once, and only what somebody in sight belongs to is offered. */
export async function overviewOf(tx: Tx, looking: Looking): Promise<Overview> {
  const directory = await directoryOf(tx, looking.companyId, looking.today)
  const everybody = directory.rows(
    directory.find({ of: 'everybody', sort: 'employment_type' }, await idsAmong(tx, looking)),
  )
  const people = everybody.filter((row) => !row.is_service_account)
  const isStarting = ({ status, joined_on }: ListedRow) => status === 'active' && joined_on > looking.today
  const starting = people.filter(isStarting).length
  const count = (...statuses: string[]) => people.filter(({ status }) => statuses.includes(status)).length
  return {
    counts: {
      active: count('active') - starting,
      starting,
      sabbatical: count('sabbatical'),
      left: count('resigned', 'terminated'),
      all: people.length,
      service: everybody.length - people.length,
    },
    departments: namesIn(directory.departments, new Set(everybody.map(({ department_id }) => department_id))),
    positions: namesIn(directory.positions, new Set(everybody.map(({ position_id }) => position_id))),
    employment_types: [...new Set(everybody.map(({ employment_type }) => employment_type))],
  }
}

const namesIn = (named: Named, ids: ReadonlySet<string | null>): string[] =>
  [...named]
    .filter(([id]) => ids.has(id))
    .sort(([, one], [, other]) => one.place - other.place)
    .map(([, { name }]) => name)
