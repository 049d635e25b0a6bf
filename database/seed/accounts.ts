/**
 * Who may sign in to a demonstration company: one account a role, `<role>@<company's domain>`, all with one password.
 * Whose address stands with a person in the company's sheet is that person; the others work for it from outside.
 */
import { type CompanyRole, companyRoles, type OperationsRole } from '#access/roles.ts'

/** Public, as are these companies: they are never seeded in production. */
export const DEMO_PASSWORD = 'kerja-demo-2026'

export type DemoAccount = { readonly name: string; readonly roles: readonly CompanyRole[] }

/** `HR Payroll 1` is `hr-payroll-1`, `L & D` is `l-and-d`. */
const nameOf = (role: CompanyRole): string =>
  role.replace('ALMA ', '').replace('&', 'and').toLowerCase().replaceAll(' ', '-')

export const demoAccounts: readonly DemoAccount[] = [
  ...companyRoles.map((role) => ({ name: nameOf(role), roles: [role] })),
  { name: 'several-roles', roles: ['HR Generalist', 'HR Payroll', 'Reporting Manager'] },
  { name: 'employee', roles: [] },
]

export const operationsAccounts: readonly {
  readonly email: string
  readonly fullName: string
  readonly role: OperationsRole
}[] = [
  { email: 'ops@kerja.example', fullName: 'Kerja Operations', role: 'Ops' },
  { email: 'update-ops@kerja.example', fullName: 'Kerja Releases', role: 'Latest System Update Ops' },
]
