/** What the welcome says of the demonstration: how to sign in to it. */
import type { Role } from '#access/roles.ts'
import { DEMO_PASSWORD, demoAccounts, operationsAccounts } from './accounts.ts'
import { demoCompanies } from './companies.ts'
import { emailOf } from './opening.ts'
import type { DemoRecord } from './record.ts'

export type SeedReport = {
  readonly password: string
  readonly companies: readonly {
    readonly name: string
    readonly domain: string
    readonly accounts: readonly { readonly email: string; readonly roles: readonly Role[] }[]
  }[]
  readonly operations: readonly {
    readonly email: string
    readonly role: Role
    /** For an authenticator app. */
    readonly secret: string
  }[]
}

export const reportOf = ({ authenticators }: DemoRecord): SeedReport => ({
  password: DEMO_PASSWORD,
  companies: demoCompanies.map((company) => ({
    name: company.name,
    domain: company.domain,
    accounts: demoAccounts.map(({ name, roles }) => ({ email: emailOf(company, name), roles })),
  })),
  operations: operationsAccounts.map(({ email, role }) => ({ email, role, secret: authenticators[email] ?? '' })),
})
