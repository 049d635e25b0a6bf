/** Clocking in and out oneself. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Flag, Id, Instant, LongText } from '#platform/contract/fields.ts'
import { clockingTypes } from '../../model/clocking/flags.ts'
import { Degrees, Metres, Moment } from './fields.ts'

const own = { to: 'area', of: ['attendance.own'] } as const

/** By the phone's position, by the code at the door, by one's face, or from a computer. */
export const clockMethods = ['gps', 'qr', 'face', 'web'] as const

const Place = z.object({
  /** Null for a place of that day alone. */
  id: Id.nullable(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius: z.number().int(),
})

export const ownToday = endpoint({
  id: 'attendance.ownToday',
  method: 'GET',
  path: 'api/emp/attendance/today',
  access: own,
  summary: 'Whether I am at work, my shift and clockings of the day, and where and how I may clock in',
  response: z.object({
    server_time: Instant,
    date: Day,
    /** On which the shifts begin: the day before, as long as its night goes on. */
    work_date: Day,
    shifts: z.array(
      z.object({
        /** Null for the office's hours. */
        name: z.string().nullable(),
        short_name: z.string().nullable(),
        /** Minutes of the day on which it begins; beyond 1440 on the next. */
        starts: z.number().int(),
        ends: z.number().int(),
      }),
    ),
    state: z.enum(['out', 'in', 'break']),
    since: Instant.nullable(),
    clockings: z.array(
      z.object({
        id: Id,
        type: z.enum(clockingTypes).nullable(),
        method: z.string(),
        occurred_at: Instant,
        place: z.string().nullable(),
        flags: z.array(z.string()),
      }),
    ),
    places: z.array(Place),
    /** Empty for whoever need not clock in. */
    methods: z.array(z.enum(clockMethods)),
    /** What is missing before one's face can be used; null where it is no way of theirs. */
    face: z.enum(['consent', 'photo', 'ready']).nullable(),
    outside_location: z.enum(['mark', 'refuse']),
    photo: z.boolean(),
  }),
  problems: ['attendance.not-employed'],
})

export const ClockingTold = z
  .object({
    id: Id,
    type: z.enum(clockingTypes),
    occurred_at: Instant,
    received_at: Instant,
    work_date: Day,
    location: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
    distance_m: z.number().int().nullable(),
    flags: z.array(z.string()),
    /** What is known of the day at once; its figures come with the day itself. */
    day: z.object({
      /** That on which the shift begins. */
      date: Day,
      shifts: z.array(
        z.object({
          /** Null for the office's hours. */
          id: Id.nullable(),
          name: z.string().nullable(),
          short_name: z.string().nullable(),
          start_time: z.string(),
          end_time: z.string(),
        }),
      ),
      first_in: Instant.nullable(),
      last_out: Instant.nullable(),
    }),
  })
  .meta({ id: 'Clocking' })

export const clock = endpoint({
  id: 'attendance.clock',
  method: 'POST',
  path: 'api/emp/attendance/clock',
  status: 201,
  access: own,
  summary: 'Clock in or out, now or as it was without a connection',
  body: z
    .object({
      type: z.enum(clockingTypes),
      method: z.enum(clockMethods),
      latitude: Degrees(90).nullish(),
      longitude: Degrees(180).nullish(),
      accuracy: Metres.nullish(),
      is_mocked: Flag.nullish(),
      /** The photo has two halves: the face straight, and with the head turned. Where it has not, that is marked. */
      turned: Flag.nullish(),
      /** What the code at the door says. */
      qr: z.string().trim().max(500).nullish(),
      occurred_at: Moment.nullish(),
      sent_at: Moment.nullish(),
      note: LongText.nullish(),
    })
    .strict(),
  file: 'optional',
  fileField: 'photo',
  eachTime: ['sent_at'],
  response: ClockingTold,
  problems: ['attendance.not-employed'],
})
