/** Places of work as a sheet: their names tell them apart. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'
import { fault } from '#platform/sheets/model/row-cells.ts'
import { degreesOf } from './position-text.ts'

export type SheetPlace = {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly latitude: number
  readonly longitude: number
  readonly radius: number
  readonly is_limited: boolean
}

const degrees = <Name extends 'latitude' | 'longitude'>(field: Name, most: 90 | 180, example: string) => ({
  ...({ field, word: `company.sheet.${field}`, kind: 'code', required: true, example } as const),
  pattern: '-?\\d{1,3}(\\.\\d{1,15})?',
  read: (text: string) => degreesOf(text, most),
  unread: [`company.${field}`, `company.expected.${field}`] as const,
  show: String,
})

export const placeColumns = (radiusMax: number): ListColumns<SheetPlace> => ({
  name: 'locations',
  kind: 'place',
  columns: [
    { field: 'name', word: 'company.sheet.place', kind: 'text', key: true, required: true, example: 'Roastery' },
    { field: 'address', word: 'company.sheet.address', kind: 'text' },
    degrees('latitude', 90, '3.139'),
    degrees('longitude', 180, '101.686855'),
    {
      ...{ field: 'radius', word: 'company.sheet.radius', kind: 'count', max: radiusMax, required: true },
      example: '150',
    },
    {
      ...{ field: 'is_limited', name: 'limited', word: 'company.sheet.limited', kind: 'flag', example: 'no' },
      usual: false,
    },
  ],
  finish: (place, row) =>
    place.radius < 1 ? [fault(row, 'radius', 'company.radius', { key: 'company.expected.radius' })] : place,
})
