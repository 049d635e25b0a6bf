import { z } from 'zod'

/** Numbers of JSON and of forms alike; nothing is not zero. */
export const Degrees = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'http.number')
        .transform(Number),
    ])
    .refine((degrees) => Math.abs(degrees) <= most, 'attendance.degrees')

/** In metres; finer than a whole one nothing is known. */
export const Metres = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,9}(\.\d{1,20})?$/, 'http.number')
      .transform(Number),
  ])
  .refine((metres) => metres >= 0 && metres <= 40_000_000, 'attendance.metres')
  .transform(Math.round)

/** With the offset from Greenwich it was said in. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
