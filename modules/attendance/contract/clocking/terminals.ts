/** What terminals tell, by a program of theirs or by a file. */
import { z } from 'zod'
import { countries, isCountry } from '#kernel/countries.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { clockingTypes } from '../../model/clocking/flags.ts'
import { saidTime } from '../../model/clocking/said-time.ts'

const Column = z.coerce.number().int().min(1).max(50)
export const LOGS_MAX = 10_000

/** How a country writes days is known once the company is; what none of them reads is told with all other faults. */
const isTimeSomewhere = (text: string): boolean =>
  Object.keys(countries).some((country) => {
    const said = isCountry(country) && saidTime(text, country)
    return said && !('fault' in said && said.fault === 'time')
  })

const namesOnePerson = (log: unknown): boolean => {
  const { clock_code, staff_id } = Object(log)
  return (clock_code === undefined) !== (staff_id === undefined)
}

const Taken = z.object({
  /** Of somebody, and not known before. */
  accepted: z.number().int(),
  duplicates: z.number().int(),
  /** Stored under a code that nobody has; they wait to be assigned. */
  unmatched: z.number().int(),
})

export const deviceLogs = endpoint({
  id: 'devices.log',
  method: 'POST',
  path: 'api/panel/devices/log',
  access: { to: 'area', of: ['attendance.write'] },
  summary: 'Clockings from a terminal, in the company’s local time; each comes once however often it is sent',
  body: z
    .object({
      device: z.string().trim().min(1).max(100),
      logs: z
        .array(
          z
            .object({
              clock_code: z.string().trim().min(1).max(64).optional(),
              staff_id: z.string().trim().min(1).max(255).optional(),
              time: z.string().trim().max(40).refine(isTimeSomewhere, 'attendance.wrong-time'),
              type: z.enum(clockingTypes).nullish(),
            })
            .strict()
            .refine(namesOnePerson, {
              path: ['clock_code'],
              message: 'attendance.code-or-staff-id',
              // Told with whatever else is wrong with the line.
              when: () => true,
            }),
        )
        .min(1)
        .max(LOGS_MAX),
    })
    .strict(),
  response: Taken,
  repeatable: true,
})

export const importLogs = endpoint({
  id: 'attendance.importLogs',
  method: 'POST',
  path: 'api/panel/attendance/rawLogs/import',
  access: { to: 'area', of: ['attendance.write'] },
  summary: 'Clockings from a file of a terminal (.dat) or a sheet, all or none; preview=1 stores nothing',
  query: z.object({ preview: z.enum(['0', '1']).optional() }),
  body: z
    .object({
      /** Of a .dat file; kept for the next one. Without them as chosen last. */
      code_column: Column.optional(),
      time_column: Column.optional(),
      type_column: Column.optional(),
    })
    .strict(),
  file: 'required',
  limit: 'upload',
  response: Taken,
  repeatable: true,
  problems: ['attendance.logs-wrong', 'attendance.not-a-log'],
})

export const terminalLayout = endpoint({
  id: 'attendance.terminalLayout',
  method: 'GET',
  path: 'api/panel/attendance/rawLogs/layout',
  access: { to: 'area', of: ['attendance.write'] },
  summary: 'In which columns the files of terminals stand',
  response: z.object({ code_column: z.number(), time_column: z.number(), type_column: z.number().nullable() }),
})
