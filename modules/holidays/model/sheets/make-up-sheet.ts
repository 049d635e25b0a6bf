/** Make-up days as a sheet: the day that is worked tells them apart. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { fault, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { makeUpFaults } from '../make-up-faults.ts'

export type SheetMakeUpDay = {
  readonly id: string
  readonly date: string
  readonly for_date: string
  readonly name: string
}

export const makeUpSheet: Sheet = {
  name: 'make_up_days',
  columns: [
    { name: 'date', word: 'holidays.sheet.worked', kind: 'date', required: true, example: '2026-11-14' },
    { name: 'for_date', word: 'holidays.sheet.off', kind: 'date', required: true, example: '2026-11-09' },
    { name: 'name', word: 'holidays.sheet.make-up-name', kind: 'text', required: true, example: 'Bridge day' },
  ],
}

export const makeUpRows = (list: readonly SheetMakeUpDay[]) =>
  list.map(({ date, for_date, name }) => ({ date, for_date, name }))

export const makeUpList = (newId: () => string): ListKind<SheetMakeUpDay> => ({
  kind: 'makeUpDay',
  keyOf: ({ date }) => date,
  keyIn: (row) => textIn(row, 'date') ?? '',
  keyColumn: 'date',
  itemOf: (row, before) => ({
    id: before?.id ?? newId(),
    date: textIn(row, 'date') ?? '',
    for_date: textIn(row, 'for_date') ?? '',
    name: textIn(row, 'name') ?? '',
  }),
  nameOf: ({ date, name }) => `${date} ${name}`,
  fields: { for_date: ({ for_date }) => for_date, name: ({ name }) => name },
  daysOf: ({ date, for_date }) => [date, for_date],
})

/** A day is part of one pair only, in the list as it would be. */
export const makeUpSheetFaults = (rows: readonly Row[], after: readonly SheetMakeUpDay[]): CellFault[] =>
  rows.flatMap((row) => {
    const self = after.find(({ date }) => date === textIn(row, 'date'))
    if (!self) return []
    const others = after.filter(({ id }) => id !== self.id)
    return Object.entries(makeUpFaults(self, others)).flatMap(([column, words]) =>
      words.map((word) => fault(row, column, word, { key: 'holidays.expected.free-day' })),
    )
  })
