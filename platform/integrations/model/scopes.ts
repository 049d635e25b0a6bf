/** What a key may be allowed: a part of the product, to read it or to change it as well. Nothing else is open to keys. */
import type { CompanyRole } from '#access/roles.ts'

/** Parts by the first word of their calls; true where keys may also change something, 'only' where they do nothing else. */
export const parts = {
  employees: false,
  organisation: true,
  holidays: true,
  leave: true,
  approvals: true,
  claims: true,
  calendar: false,
  company: false,
  payroll: false,
  analysis: false,
  activity: false,
  /** Clockings from terminals. */
  devices: 'only',
} as const satisfies Record<string, boolean | 'only'>

export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as Part[]
export type Scope = `${Part}:read` | `${Part}:write`

export const scopesOf = (part: Part): readonly Scope[] => [
  ...(parts[part] === 'only' ? [] : ([`${part}:read`] as const)),
  ...(parts[part] ? ([`${part}:write`] as const) : []),
]
export const scopes: readonly Scope[] = partNames.flatMap(scopesOf)
export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text)

/** Of a role by itself no key is made that only marks or reviews people. */
export const roleTakesKey = (role: CompanyRole): boolean =>
  role !== 'HR Attendance' && role !== 'ALMA Wellbeing Reviewer'

type Asked = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly access: { readonly to: string }
}

/** Who stands in for whom is a person's own affair, and would give more than one role. */
const PERSONAL: readonly string[] = ['approvals.delegations', 'approvals.delegate', 'approvals.endDelegation']

/** Whether a key with these scopes may make the call at all; what its role may do is asked after that. */
export function isInScope(held: readonly string[], { id, method, path, access }: Asked): boolean {
  const [part = ''] = id.split('.')
  // One's own pages are a person's; what anybody signed in may do is not meant for programs either.
  if (path.startsWith('api/emp/') || PERSONAL.includes(id)) return false
  if (access.to !== 'area' && access.to !== 'company') return false
  return held.includes(`${part}:write`) || (method === 'GET' && held.includes(`${part}:read`))
}
