/** Who may grant and take which roles (decisions, C4), and who may act on whose account. */
import { type CompanyRole, companyRoles, type Role } from '#access/roles.ts'

type GrantRefusal = 'identity.may-not-grant' | 'identity.not-oneself' | 'identity.last-admin'

const BEYOND_GENERALIST: readonly CompanyRole[] = [
  'Company Admin',
  'HR Payroll',
  'HR Payroll 1',
  'HR Payroll 2',
  'HR Payroll Supervisor',
]

/** The roles that somebody acting in these may grant and take. */
export function grantableBy(active: readonly Role[]): readonly CompanyRole[] {
  if (active.includes('Company Admin')) return companyRoles
  if (active.includes('HR Generalist')) return companyRoles.filter((role) => !BEYOND_GENERALIST.includes(role))
  return []
}

/** An account that holds what one may not grant is not one's to change, disable, reset or invite again. */
export function mayManage(active: readonly Role[], held: readonly CompanyRole[]): boolean {
  const grantable = grantableBy(active)
  return grantable.length > 0 && held.every((role) => grantable.includes(role))
}

/**
 * A last day in the record closes an account. Whoever keeps records may enter it, also where they grant nothing, but not
 * of those who hold one of these roles, which only a Company Admin gives.
 */
export const rolesBeyond = (active: readonly Role[]): readonly CompanyRole[] =>
  active.includes('Company Admin') ? [] : BEYOND_GENERALIST

export type Change = {
  readonly actorRoles: readonly Role[]
  readonly oneself: boolean
  readonly held: readonly CompanyRole[]
  readonly wanted: readonly CompanyRole[]
  /** Active Company Admins besides this account. */
  readonly otherAdmins: number
}

export function refusalOfRoles({ actorRoles, oneself, held, wanted, otherAdmins }: Change): GrantRefusal | undefined {
  const losesAdmin = held.includes('Company Admin') && !wanted.includes('Company Admin')
  if (losesAdmin && otherAdmins === 0) return 'identity.last-admin'
  if (oneself) return 'identity.not-oneself'
  // Even roles that one may grant end the sessions of whoever is given them.
  return mayManage(actorRoles, [...held, ...wanted]) ? undefined : 'identity.may-not-grant'
}

export function refusalOfDisabling({
  actorRoles,
  oneself,
  held,
  otherAdmins,
}: Omit<Change, 'wanted'>): GrantRefusal | undefined {
  if (held.includes('Company Admin') && otherAdmins === 0) return 'identity.last-admin'
  if (oneself) return 'identity.not-oneself'
  return mayManage(actorRoles, held) ? undefined : 'identity.may-not-grant'
}
