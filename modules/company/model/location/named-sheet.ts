/** Who limited places are for, as a sheet: one row a person at a place. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'

export type NamedAtPlace = {
  /** The place's id and the person's. */
  readonly id: string
  readonly coordinate_id: string
  readonly employee_id: string
  readonly place: string
  readonly staff_id: string
}

export const namedSheet: Sheet = {
  name: 'limited locations',
  columns: [
    { name: 'location', word: 'company.sheet.limited-place', kind: 'text', required: true, example: 'Roastery' },
    { name: 'staff_id', word: 'company.sheet.staff-id', kind: 'text', required: true, example: 'KS-0001' },
    { name: 'full_name', word: 'company.sheet.full-name', kind: 'text' },
  ],
}

type Known = {
  readonly places: readonly { readonly id: string; readonly name: string; readonly is_limited: boolean }[]
  readonly people: readonly { readonly id: string; readonly staff_id: string }[]
}

export function namedList({ places, people }: Known): ListKind<NamedAtPlace> {
  const placeBy = new Map(places.map((place) => [folded(place.name), place]))
  const personBy = new Map(people.map((person) => [folded(person.staff_id), person]))
  return {
    kind: 'place',
    keyOf: ({ place, staff_id }) => key(place, staff_id),
    keyIn: (row) => key(textIn(row, 'location') ?? '', textIn(row, 'staff_id') ?? ''),
    keyColumn: 'staff_id',
    itemOf(row) {
      const place = placeBy.get(folded(textIn(row, 'location') ?? ''))
      const person = personBy.get(folded(textIn(row, 'staff_id') ?? ''))
      if (!place?.is_limited || !person) return faultsOf(row, place, person)
      const id = `${place.id} ${person.id}`
      return { id, coordinate_id: place.id, employee_id: person.id, place: place.name, staff_id: person.staff_id }
    },
    nameOf: ({ place, staff_id }) => `${place} · ${staff_id}`,
    fields: {},
  }
}

const key = (place: string, staffId: string): string => `${folded(place)}\n${folded(staffId)}`

function faultsOf(row: Row, place: Known['places'][number] | undefined, person: object | undefined): CellFault[] {
  const expected = { key: 'company.expected.limited-place' }
  return [
    ...(place ? [] : [fault(row, 'location', 'company.unknown-coordinate', expected)]),
    ...(place && !place.is_limited ? [fault(row, 'location', 'company.fault.place-open', expected)] : []),
    ...(person ? [] : [fault(row, 'staff_id', 'company.fault.unknown-staff-id', { key: 'company.expected.staff-id' })]),
  ]
}
