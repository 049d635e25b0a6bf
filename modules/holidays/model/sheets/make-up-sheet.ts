/** Make-up days as a sheet: the day that is worked tells them apart. */
import type { ListColumns } from '#platform/records/model/list-columns.ts'
import { fault, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row } from '#platform/sheets/model/sheet.ts'
import { makeUpFaults } from '../make-up-faults.ts'

export type SheetMakeUpDay = {
  readonly id: string
  readonly date: string
  readonly for_date: string
  readonly name: string
}

export const makeUpColumns: ListColumns<SheetMakeUpDay> = {
  name: 'make_up_days',
  kind: 'makeUpDay',
  columns: [
    { field: 'date', word: 'holidays.sheet.worked', kind: 'date', key: true, required: true, example: '2026-11-14' },
    { field: 'for_date', word: 'holidays.sheet.off', kind: 'date', required: true, example: '2026-11-09' },
    { field: 'name', word: 'holidays.sheet.make-up-name', kind: 'text', required: true, example: 'Bridge day' },
  ],
  nameOf: ({ date, name }) => `${date} ${name}`,
  daysOf: ({ date, for_date }) => [date, for_date],
}

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
