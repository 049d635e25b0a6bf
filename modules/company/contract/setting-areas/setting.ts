/**
 * A company setting described once: what it may be set to, and what it is until somebody sets it. From these come the
 * checks of every call that changes settings, the answer that lists them, and what other modules read.
 */
import { z } from 'zod'
import type { Country } from '#kernel/countries.ts'

export type Setting<Takes extends z.ZodType = z.ZodType, Standard = unknown> = {
  readonly takes: Takes
  readonly standard: Standard
  /** Where it means something; undefined for everywhere. */
  readonly countries?: readonly Country[]
}
export type Fields = Readonly<Record<string, Setting>>

export function setting<Takes extends z.ZodType>(
  takes: Takes,
  standard: null,
  countries?: readonly Country[],
): Setting<Takes, null>
export function setting<Takes extends z.ZodType>(
  takes: Takes,
  standard: z.output<Takes>,
  countries?: readonly Country[],
): Setting<Takes, z.output<Takes>>
export function setting(takes: z.ZodType, standard: unknown, countries?: readonly Country[]): Setting {
  return { takes, standard, countries }
}

/** What is in force: as set, else the standard. */
export type InForce<Of extends Fields> = {
  readonly [Name in keyof Of]: z.output<Of[Name]['takes']> | Extract<Of[Name]['standard'], null>
}

type ChangeShape<Of extends Fields> = {
  [Name in keyof Of]: z.ZodOptional<z.ZodNullable<Of[Name]['takes']>>
}
type ViewShape<Of extends Fields> = {
  [Name in keyof Of]: null extends Of[Name]['standard'] ? z.ZodNullable<Of[Name]['takes']> : Of[Name]['takes']
}

/**
 * Only what is sent changes; null puts a setting back to its standard, and so does a field that was emptied where
 * nothing is the standard.
 */
export const changeShape = <Of extends Fields>(fields: Of) =>
  shaped(fields, ({ takes, standard }) =>
    (standard === null ? z.preprocess(nothingIfEmpty, takes.nullable()) : takes.nullable()).optional(),
  ) as unknown as ChangeShape<Of>

const nothingIfEmpty = (given: unknown): unknown => (given === '' ? null : given)

export const viewShape = <Of extends Fields>(fields: Of) =>
  shaped(fields, ({ takes, standard }) => (standard === null ? takes.nullable() : takes)) as unknown as ViewShape<Of>

const shaped = (fields: Fields, of: (one: Setting) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, of(one)]))

/** Whole numbers, also as text, as forms send them. */
export const Count = (least: number, most: number) =>
  z
    .union([
      z.number().int(),
      z
        .string()
        .trim()
        .regex(/^\d{1,6}$/, 'http.whole-number')
        .transform(Number),
    ])
    .refine((count) => count >= least && count <= most, 'company.out-of-range')

export const Minutes = (most: number) => Count(0, most)

const NumberText = z.union([z.string(), z.number().transform(String)])

/** Exact decimal text, not below zero. */
export const DecimalText = (decimals: number) =>
  NumberText.pipe(
    z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{1,10}(\\.\\d{1,${decimals}})?$`), 'company.decimal'),
  )

/** Hours or days in halves: 7, 7.0, 7.5. */
export const Halves = NumberText.pipe(
  z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.[05])?$/, 'company.halves'),
)

export const ClockTime = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'company.clock-time')
