/** Devices at the door, as HR keeps them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, ShortText } from '#platform/contract/fields.ts'

const write = { to: 'area', of: ['attendance.write'] } as const
const ById = z.object({ id: Id })

/** A code that phones scan, or a code typed in with a photo. */
export const kioskWays = ['qr', 'staff_code'] as const

const Fields = {
  name: ShortText,
  coordinate_id: Id,
  ways: z
    .array(z.enum(kioskWays))
    .min(1)
    .max(kioskWays.length)
    .transform((ways) => [...new Set(ways)]),
}

const KioskView = z
  .object({
    id: Id,
    name: z.string(),
    /** Null once its place was removed. */
    coordinate_id: Id.nullable(),
    place: z.string().nullable(),
    ways: z.array(z.enum(kioskWays)),
    paired_at: Instant.nullable(),
    seen_at: Instant.nullable(),
  })
  .meta({ id: 'Kiosk' })

export const kiosks = endpoint({
  id: 'attendance.kiosks',
  method: 'GET',
  path: 'api/panel/attendance/kiosk',
  access: write,
  summary: 'Kiosks with their places, and when each was last heard of',
  response: z.array(KioskView),
})
export const addKiosk = endpoint({
  id: 'attendance.addKiosk',
  method: 'POST',
  path: 'api/panel/attendance/kiosk',
  status: 201,
  access: write,
  summary: 'A kiosk at a place; it works once a device is paired with it',
  body: z.object(Fields).strict(),
  response: KioskView,
  problems: ['attendance.kiosk-known'],
})
export const changeKiosk = endpoint({
  id: 'attendance.changeKiosk',
  method: 'PATCH',
  path: 'api/panel/attendance/kiosk/{id}',
  access: write,
  summary: 'Another name, place or way',
  params: ById,
  body: z.object(Fields).partial().strict(),
  response: KioskView,
  problems: ['attendance.kiosk-known'],
})
export const removeKiosk = endpoint({
  id: 'attendance.removeKiosk',
  method: 'DELETE',
  path: 'api/panel/attendance/kiosk/{id}',
  access: write,
  summary: 'The kiosk no longer works, from its next call on; what was clocked at it stays',
  params: ById,
})
export const pairKiosk = endpoint({
  id: 'attendance.pairKiosk',
  method: 'POST',
  path: 'api/panel/attendance/kiosk/{id}/pair',
  access: write,
  summary: 'A code for ten minutes by which one device becomes this kiosk; it is told once',
  params: ById,
  response: z.object({ code: z.string(), expires_at: Instant }),
  answersSecret: true,
})
export const unpairKiosk = endpoint({
  id: 'attendance.unpairKiosk',
  method: 'POST',
  path: 'api/panel/attendance/kiosk/{id}/unpair',
  access: write,
  summary: 'The device that is this kiosk is one no longer, from its next call on',
  params: ById,
  response: KioskView,
})
