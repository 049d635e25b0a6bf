/** The roles a declared access comes to: read by `describe`, OpenAPI, the access matrix and the screen of rights. */
import { type Area, type AreaId, areas } from '#access/areas.ts'
import { type ModuleId, modules } from '#access/modules.ts'
import { companyRoles, operationsRoles, type Role } from '#access/roles.ts'
import type { Access } from './endpoint.ts'
import type { Screen } from './screen.ts'

export type Described = { readonly access: string; readonly roles: readonly Role[]; readonly module: ModuleId | null }

export function describedAccess(access: Access): Described {
  switch (access.to) {
    case 'everyone':
      return { access: 'everyone', roles: [], module: null }
    case 'signed-in':
      return {
        access: access.before2fa ? 'before second factor' : 'signed in',
        roles: [...companyRoles, ...operationsRoles],
        module: null,
      }
    case 'company':
      return { access: 'company', roles: [...companyRoles], module: null }
    case 'operations':
      return { access: 'operations', roles: [...access.roles], module: null }
    case 'area':
      return { access: access.of.join(', '), roles: rolesOfAreas(access.of), module: moduleOfAreas(access.of) }
  }
}

export function describedScreen(screen: Screen): Described {
  if ('ops' in screen) return describedAccess({ to: 'operations', roles: screen.ops })
  if ('area' in screen) return describedAccess({ to: 'area', of: [screen.area] })
  return describedAccess({ to: 'everyone' })
}

export function rolesOfAreas(of: readonly AreaId[]): readonly Role[] {
  const held = of.map((id): Area => areas[id]).map((area) => area.roles)
  return companyRoles.filter((role) => held.some((roles) => roles === 'any' || roles.includes(role)))
}

/** Named only where every way in leads through the same module. */
function moduleOfAreas(of: readonly AreaId[]): ModuleId | null {
  const names = new Set(of.map((id): Area => areas[id]).map((area) => area.module))
  const [only] = names
  return names.size === 1 && only ? modules[only] : null
}
