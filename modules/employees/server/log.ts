/** How changes of people stand in the activity log. */

import type { NamedStructure } from '#modules/organisation/server/public.ts'
import { differences, masked } from '#platform/activity/model/differences.ts'
import { type Acting, type By, type Happened, record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { countryFields } from '../model/country-fields/by-country.ts'
import { guarded } from '../model/field-rights.ts'
import { divisionTold } from './batch/batch-structure.ts'

export function logImport(
  tx: Tx,
  companyId: string,
  { batchId, people, missing }: { batchId: string; people: number; missing: NamedStructure },
  acting: Acting,
): Promise<void> {
  const after = {
    people,
    departments: missing.departments,
    positions: missing.positions,
    divisions: missing.divisions.map(divisionTold),
    job_levels: missing.jobLevels,
  }
  return record(
    tx,
    companyId,
    [{ action: 'employees.imported', subject: { kind: 'import', id: batchId }, after }],
    acting,
  )
}

type Fields = Readonly<Record<string, unknown>>

/** Beyond what the log hides by itself: whatever is money, a sealed number or a number at an agency in any country. */
export const HIDDEN: readonly string[] = Object.values(countryFields).flatMap(({ columns, statutory, components }) => [
  ...components,
  ...columns.filter(({ kind, secret }) => kind === 'money' || secret).map(({ name }) => name),
  ...statutory.filter(({ kind }) => kind === 'code').map(({ name }) => name),
  ...Object.keys(guarded),
])

/** A record as the log may hold it. */
export const shownInLog = (fields: Fields): Fields => masked(fields, HIDDEN)

/** The subject of every entry about one person. */
export const about = (person: { readonly id: string; readonly full_name: string }): Happened['subject'] => ({
  kind: 'employee',
  id: person.id,
  name: person.full_name,
})

type Changing = {
  readonly company: { readonly companyId: string }
  readonly actor: By
  readonly clock: Pick<Clock, 'now'>
}

/** Only what really differs; sealed numbers and pay are masked on their way into the log. Last in a transaction. */
export async function logChange(
  tx: Tx,
  { company: { companyId }, actor, clock }: Changing,
  person: { readonly id: string; readonly full_name: string },
  {
    before,
    after,
    action = 'employees.changed',
    hidden = [],
  }: { before: Fields; after: Fields; action?: string; hidden?: readonly string[] },
): Promise<void> {
  const former = Object.fromEntries(Object.keys(after).map((field) => [field, before[field]]))
  const differing = differences(former, after, [...HIDDEN, ...hidden])
  if (!differing) return
  await record(tx, companyId, [{ action, subject: about(person), ...differing }], { actor, now: clock.now() })
}

/** Changes of pay that went with a moved first day, each told like one that was taken back. */
export async function logRatesGone(
  tx: Tx,
  { company: { companyId }, actor, clock }: Changing,
  person: { readonly id: string; readonly full_name: string },
  rates: readonly { readonly component: string; readonly effective_from: string; readonly amount: string }[],
): Promise<void> {
  if (rates.length === 0) return
  const happened = rates.map(
    ({ component, effective_from, amount }): Happened => ({
      action: 'employees.pay-withdrawn',
      subject: about(person),
      before: shownInLog({ [component]: amount, effective_from }),
      after: { [component]: null, effective_from: null },
    }),
  )
  await record(tx, companyId, happened, { actor, now: clock.now() })
}
