/**
 * What the year holds before a month: the latest approved payslip says it, with the sheet of earlier pay that it has in
 * it. A sheet that came since, or in its place, counts from the next month on.
 */
import type { PersonForPay } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { CountryPack, PersonMonth } from '../../model/country-pack.ts'
import { OPENING_BATCH } from '../../model/make-payslip.ts'
import { openingOf, withLateOpening } from '../../model/opening.ts'
import type { Period } from '../../model/period.ts'
import type { Earlier } from '../earlier-payslips.ts'
import { openingsByPerson, openingsOfBatches, type StoredOpening } from './opening-store.ts'

type YearSoFar = Pick<PersonMonth, 'carried' | 'openingBatch'>

export async function yearsSoFar(
  tx: Tx,
  companyId: string,
  pack: CountryPack,
  period: Period,
  people: readonly PersonForPay[],
  earlier: ReadonlyMap<string, Earlier>,
): Promise<ReadonlyMap<string, YearSoFar>> {
  const employeeIds = people.map(({ id }) => id)
  const openings = await openingsByPerson(tx, companyId, { year: period.year, employeeIds })
  const carriedOf = (rows: readonly StoredOpening[], person: PersonForPay) =>
    pack.opening.carried(openingOf(rows), person, period)
  const replaced = people.flatMap(({ id }): [string, string][] => {
    const counted = earlier.get(id)?.carried?.[OPENING_BATCH]
    return counted && counted !== batchOf(openings.get(id)) ? [[id, counted]] : []
  })
  const former = await openingsOfBatches(tx, companyId, period.year, replaced)
  return new Map(
    people.map((person): [string, YearSoFar] => {
      const opening = openings.get(person.id)
      const openingBatch = batchOf(opening)
      const latest = earlier.get(person.id)?.carried
      if (!latest) return [person.id, { carried: opening && carriedOf(opening, person), openingBatch }]
      const { [OPENING_BATCH]: counted, ...carried } = latest
      if (counted === openingBatch) return [person.id, { carried, openingBatch }]
      const [now, before] = [carriedOf(opening ?? [], person), carriedOf(former.get(person.id) ?? [], person)]
      return [person.id, { carried: withLateOpening(carried, now, before), openingBatch }]
    }),
  )
}

const batchOf = (opening: readonly StoredOpening[] | undefined): string | undefined => opening?.[0]?.batchId
