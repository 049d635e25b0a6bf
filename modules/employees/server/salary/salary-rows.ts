/** Pay as rows of its sheet, as they would be sent back without a change: as it is on a day, or every day it changed. */
import type { Country } from '#kernel/countries.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { byKeys } from '#platform/sheets/server/export/pieces.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { type PersonName, personNames } from '../lists/person-names.ts'
import { allRates, type StoredRate } from './rates-store.ts'
import { daysOf } from './salary-batch.ts'

type Reading = { readonly companyId: string; readonly country: Country; readonly seal: Seal }

type Wanted = { readonly ids?: readonly string[] | undefined; readonly day: string; readonly history: boolean }

/** Piece by piece; counted by people. */
export async function salaryRows(tx: Tx, { companyId, country, seal }: Reading, wanted: Wanted) {
  const chosen = wanted.ids === undefined ? undefined : new Set(wanted.ids)
  const people = [...(await personNames(tx, companyId)).values()].filter(
    ({ id, leftOn }) => chosen?.has(id) ?? (wanted.history || leftOn === null || leftOn >= wanted.day),
  )
  return byKeys(people, async (some) => {
    const ids = some.map(({ id }) => id)
    const rates = daysOf(await allRates(tx, { companyId, seal }, ids))
    return some.flatMap((person) => rowsOf(person, rates, country, wanted))
  })
}

function rowsOf(
  { id, staffId, fullName, joinedOn, leftOn }: PersonName,
  rates: ReturnType<typeof daysOf>,
  country: Country,
  wanted: Wanted,
) {
  const { components } = countryFields[country]
  const all = components.flatMap((component) => rates(id, component))
  const days = wanted.history
    ? [...new Set(all.map(({ from }) => from))].sort()
    : [employedBy(wanted.day, joinedOn, leftOn)]
  return days.map((day) => ({
    staff_id: staffId,
    full_name: fullName,
    effective_from: day,
    ...Object.fromEntries(components.map((component) => [component, heldOn(rates(id, component), day)])),
    reason: wanted.history ? reasonOn(all, day) : null,
  }))
}

/** Nobody has pay before the first day, nor after the last. */
function employedBy(day: string, joined: string, left: string | null): string {
  if (day < joined) return joined
  return left !== null && left < day ? left : day
}

const heldOn = (days: readonly StoredRate[], day: string): string | null =>
  days.findLast(({ from }) => from <= day)?.amount ?? null

const reasonOn = (days: readonly StoredRate[], day: string): string | null =>
  days.find(({ from, reason }) => from === day && reason !== null)?.reason ?? null
