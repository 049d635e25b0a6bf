/** Places of work as a sheet: their names tell them apart. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
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

const DEGREES = '-?\\d{1,3}(\\.\\d{1,15})?'

export const placeSheet = (radiusMax: number): Sheet => ({
  name: 'locations',
  columns: [
    { name: 'name', word: 'company.sheet.place', kind: 'text', required: true, example: 'Roastery' },
    { name: 'address', word: 'company.sheet.address', kind: 'text' },
    {
      name: 'latitude',
      word: 'company.sheet.latitude',
      kind: 'code',
      pattern: DEGREES,
      required: true,
      example: '3.139',
    },
    {
      name: 'longitude',
      word: 'company.sheet.longitude',
      kind: 'code',
      pattern: DEGREES,
      required: true,
      example: '101.686855',
    },
    {
      name: 'radius',
      word: 'company.sheet.radius',
      kind: 'count',
      max: radiusMax,
      required: true,
      example: '150',
    },
    { name: 'limited', word: 'company.sheet.limited', kind: 'flag', example: 'no' },
  ],
})

export const placeRows = (list: readonly SheetPlace[]) =>
  list.map(({ name, address, latitude, longitude, radius, is_limited }) => ({
    name,
    address,
    latitude: String(latitude),
    longitude: String(longitude),
    radius,
    limited: is_limited,
  }))

export const placeList = (newId: () => string): ListKind<SheetPlace> => ({
  kind: 'place',
  keyOf: ({ name }) => folded(name),
  keyIn: (row) => folded(textIn(row, 'name') ?? ''),
  keyColumn: 'name',
  itemOf(row, before) {
    const latitude = degreesOf(textIn(row, 'latitude') ?? '', 90)
    const longitude = degreesOf(textIn(row, 'longitude') ?? '', 180)
    const radius = Number(cellAt(row, 'radius'))
    if (latitude === undefined || longitude === undefined || radius < 1) {
      return faultsOf(row, { latitude, longitude, radius })
    }
    const address = cellAt(row, 'address') === undefined ? (before?.address ?? null) : textIn(row, 'address')
    return {
      id: before?.id ?? newId(),
      name: before?.name ?? textIn(row, 'name') ?? '',
      address,
      latitude,
      longitude,
      radius,
      is_limited: limitedIn(row) ?? before?.is_limited ?? false,
    }
  },
  nameOf: ({ name }) => name,
  fields: {
    address: ({ address }) => address,
    latitude: ({ latitude }) => String(latitude),
    longitude: ({ longitude }) => String(longitude),
    radius: ({ radius }) => String(radius),
    limited: ({ is_limited }) => (is_limited ? 'yes' : 'no'),
  },
})

type Point = { readonly latitude?: number; readonly longitude?: number; readonly radius: number }

const faultsOf = (row: Row, { latitude, longitude, radius }: Point): CellFault[] => [
  ...(latitude === undefined ? [fault(row, 'latitude', 'company.latitude', { key: 'company.expected.latitude' })] : []),
  ...(longitude === undefined
    ? [fault(row, 'longitude', 'company.longitude', { key: 'company.expected.longitude' })]
    : []),
  ...(radius < 1 ? [fault(row, 'radius', 'company.radius', { key: 'company.expected.radius' })] : []),
]

const limitedIn = (row: Row): boolean | undefined => {
  const cell = row.values.limited
  return typeof cell === 'boolean' ? cell : undefined
}
