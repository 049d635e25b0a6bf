/** The list of what a new company has still to do: for whom, of what, and putting it away. */
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { regionsOf } from '#modules/holidays/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { dismissSetup } from '../contract.ts'
import { neededNumbers } from '../model/needed-numbers.ts'
import { type SetupKey, setupOf } from '../model/setup.ts'
import type { CompanyRecord } from './records-store.ts'
import { putAway, type SetupFacts } from './setup-store.ts'

export const setupHandlers: readonly Handler[] = [
  on(dismissSetup, ({ company, body, actor, clock }) =>
    company.transaction(async (tx) => {
      const now = clock.now()
      const name = await putAway(tx, company.companyId, body.dismissed ? now.toISOString() : null)
      const subject = { kind: 'company', id: company.companyId, name: name ?? '' }
      const action = body.dismissed ? 'dashboard.setup-put-away' : 'dashboard.setup-brought-back'
      if (name !== undefined) await record(tx, company.companyId, [{ action, subject }], { actor, now })
      return { dismissed: body.dismissed }
    }),
  ),
]

const pages: Readonly<Record<SetupKey, AreaId>> = {
  numbers: 'company.profile.write',
  accident_rate: 'company.settings',
  people: 'employee',
  earlier_pay: 'payroll',
  leave: 'leave',
  bank_account: 'company.bank.write',
  first_run: 'payroll',
  invitations: 'access',
}

export function setupPart(
  session: LiveSession,
  facts: SetupFacts | undefined,
  {
    accounts,
    numbersMissing,
    earlierOpen,
  }: { readonly accounts: number; readonly numbersMissing: number; readonly earlierOpen: number },
) {
  if (!facts || facts.put_away) return null
  const standing = {
    numbersMissing,
    hasRegion: facts.region !== null || regionsOf(facts.country).length === 0,
    hasAccidentRate: facts.country === 'TW' ? facts.accident_rate !== null : undefined,
    people: facts.people,
    earlierOpen,
    peopleWithLeave: facts.with_leave,
    movedIn: facts.wizard_step === MOVED_IN,
    banks: facts.banks,
    approvedRuns: facts.approved_runs,
    accounts,
  }
  return setupOf(standing, (key) => mayEnter(session, pages[key]))
}

const MOVED_IN = -1

export const missingNumbers = (record: CompanyRecord): number =>
  neededNumbers[record.country].filter((number) => !record.numbers.includes(number)).length
