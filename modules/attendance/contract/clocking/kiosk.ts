/** What a paired device asks: by its own token, which opens nothing else. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant } from '#platform/contract/fields.ts'
import { clockingTypes } from '../../model/clocking/flags.ts'
import { Moment } from './fields.ts'
import { kioskWays } from './kiosks.ts'
import { ClockingTold } from './own.ts'

const everyone = { to: 'everyone' } as const

export const becomeKiosk = endpoint({
  id: 'attendance.becomeKiosk',
  method: 'POST',
  path: 'api/kiosk/pair',
  access: everyone,
  summary: 'Makes the device the kiosk that the code stands for',
  body: z.object({ code: z.string().trim().min(1).max(40) }).strict(),
  response: z.object({ token: z.string(), name: z.string() }),
  problems: ['attendance.pair-code'],
  answersSecret: true,
})
export const kioskQr = endpoint({
  id: 'attendance.kioskQr',
  method: 'GET',
  path: 'api/kiosk/qr',
  access: everyone,
  summary: 'The code to show now, new every half minute, and what the kiosk is',
  response: z.object({
    /** Null where it shows none. */
    qr: z.string().nullable(),
    expires_at: Instant,
    server_time: Instant,
    name: z.string(),
    company: z.string(),
    place: z.string().nullable(),
    timezone_key: z.string(),
    ways: z.array(z.enum(kioskWays)),
  }),
  problems: ['attendance.not-a-kiosk'],
})
export const kioskClock = endpoint({
  id: 'attendance.kioskClock',
  method: 'POST',
  path: 'api/kiosk/clock',
  status: 201,
  access: everyone,
  summary: 'Clock in or out at the kiosk by one’s code, with a photo',
  body: z
    .object({
      staff_code: z.string().trim().min(1).max(255),
      /** Without it: in where the person is out, else out. */
      type: z.enum(clockingTypes).nullish(),
      occurred_at: Moment.nullish(),
      sent_at: Moment.nullish(),
    })
    .strict(),
  file: 'required',
  fileField: 'photo',
  eachTime: ['sent_at'],
  limit: 'upload',
  response: ClockingTold.extend({ name: z.string() }),
  problems: ['attendance.not-a-kiosk', 'attendance.kiosk-way', 'attendance.unknown-code'],
})
