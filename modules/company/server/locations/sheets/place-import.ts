/** Places of work by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { PlainList } from '#platform/sheets/server/plain-list.ts'
import { RADIUS_MAX } from '../../../contract/coordinates.ts'
import { placeList, placeSheet, type SheetPlace } from '../../../model/location/location-sheet.ts'
import { companyRow } from '../../company-store.ts'
import { coordinateRows } from '../coordinate-store.ts'

export const placesList = (companyId: string): PlainList<SheetPlace> => ({
  kind: 'coordinates',
  actions: { imported: 'company.coordinates-imported', undone: 'company.coordinates-import-undone' },
  sheet: placeSheet(RADIUS_MAX),
  list: placeList(newId),
  kept: z.object({
    id: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    radius: z.number(),
    is_limited: z.boolean(),
  }),
  async standing(tx) {
    await companyRow(tx, companyId, true)
    return (await coordinateRows(tx, companyId)).map(({ employee_count, ...place }) => place)
  },
  add: (tx, items) =>
    bulkInsert(
      tx,
      'coordinates',
      items.map(({ latitude, longitude, ...item }) => ({
        company_id: companyId,
        ...item,
        latitude: String(latitude),
        longitude: String(longitude),
      })),
    ),
  set: (tx, items) =>
    sql`
      update coordinates c set address = g.address, latitude = g.latitude, longitude = g.longitude, radius = g.radius,
        is_limited = g.is_limited
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as g(id uuid, address text, latitude numeric, longitude numeric, radius integer, is_limited boolean)
      where c.company_id = ${companyId} and c.id = g.id`.execute(tx),
  drop: (tx, ids) =>
    sql`delete from coordinates where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx),
})
