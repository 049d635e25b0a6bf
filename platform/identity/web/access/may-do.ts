/** What roles may do, from the table that the guard reads, in the groups of the navigation. */
import { type Area, areas } from '#access/areas.ts'
import { features, modules } from '#access/modules.ts'
import type { CompanyRole } from '#access/roles.ts'
import type { Session } from '#access/session.ts'
import { areaGroups } from './area-groups.ts'

export type GroupId = keyof typeof areaGroups
export type DecidedArea = (typeof areaGroups)[GroupId][number]
export type Group = { readonly id: GroupId; readonly areas: readonly DecidedArea[] }

/** The groups with something wanted in them, without what belongs to a module or feature that the company has not. */
export function groupsOf(session: Session | undefined, isWanted: (area: DecidedArea) => boolean = () => true): Group[] {
  const isOn = (area: DecidedArea) => {
    const { module, feature }: Area = areas[area]
    return (
      (module === null || session?.modules.includes(modules[module])) &&
      (feature === undefined || session?.features.includes(features[feature]))
    )
  }
  return ids
    .map((id) => ({ id, areas: areaGroups[id].filter((area) => isOn(area) && isWanted(area)) }))
    .filter(({ areas }) => areas.length > 0)
}
const ids = Object.keys(areaGroups) as GroupId[]

export const mayDo = (role: CompanyRole, area: DecidedArea): boolean =>
  areas[area].roles.some((allowed) => allowed === role)
