/** The list of make-up days, by the day that is worked. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { recordList } from '#platform/records/server/record-list.ts'

export const makeUpDays = recordList({
  table: 'make_up_days',
  fields: ['date', 'for_date', 'name'],
  subject: 'makeUpDay',
  nameOf: ({ date, name }) => `${date} ${name}`,
  actions: {
    added: 'holidays.make-up-added',
    changed: 'holidays.make-up-changed',
    removed: 'holidays.make-up-removed',
  },
  taken: { field: 'date', word: 'holidays.make-up-taken' },
  order: sql`date`,
})

type Days = { readonly from: string; readonly to: string }

/** Those that touch these days, or all. */
export const makeUpDaysOf = (tx: Tx, companyId: string, days?: Days) =>
  makeUpDays.rows(
    tx,
    companyId,
    days && sql`(date between ${days.from} and ${days.to} or for_date between ${days.from} and ${days.to})`,
  )
