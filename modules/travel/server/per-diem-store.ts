/** Rates of the per diem: by place and country, the latest first. */
import { sql } from 'kysely'
import { recordList } from '#platform/records/server/record-list.ts'
import { rateName } from '../model/per-diem-sheet.ts'

export const rates = recordList({
  table: 'travel_per_diems',
  fields: [
    ...(['place', 'country_code', 'claim_group_id', 'currency_code', 'full_day', 'breakfast', 'lunch'] as const),
    ...(['dinner', 'free_per_day', 'effective_from'] as const),
  ],
  subject: 'per_diem',
  nameOf: rateName,
  actions: { added: 'travel.rate-added', changed: 'travel.rate-changed', removed: 'travel.rate-removed' },
  taken: { field: 'effective_from', word: 'travel.rate-taken' },
  order: sql`country_code nulls first, lower(place) nulls first, claim_group_id nulls first, effective_from desc`,
})

export type RateRow = Awaited<ReturnType<typeof rates.rows>>[number]
