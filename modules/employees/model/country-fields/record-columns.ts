/** The rest of a record, which every country's sheet has at its end: the kind of job, numbers, addresses. */
import type { Column } from '#platform/sheets/model/sheet.ts'
import { choiceColumn, codeColumn, dateColumn, flagColumn, textColumn } from './shared-columns.ts'

export const addresses = ['resident_address', 'permanent_address'] as const
export const addressParts = ['line', 'city', 'state', 'postcode', 'country'] as const

/** The column in which a part of an address stands. */
export const addressColumn = (address: (typeof addresses)[number], part: (typeof addressParts)[number]): string =>
  `${address}_${part}`

const CITY_MAX = 100
const POSTCODE_MAX = 20

const partColumn = (address: (typeof addresses)[number], part: (typeof addressParts)[number]): Column => {
  const name = addressColumn(address, part)
  if (part === 'country') return codeColumn(name, { pattern: '[A-Z]{2}', upper: true, example: 'MY' })
  return textColumn(name, part === 'line' ? {} : { max: part === 'postcode' ? POSTCODE_MAX : CITY_MAX })
}

export const recordColumns: readonly Column[] = [
  choiceColumn('job_type', ['full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate'], {
    aliases: {
      全職: 'full_time',
      辦公時間: 'office_hour',
      彈性排班: 'adaptive_schedule',
      兼職: 'part_time',
      外派: 'expatriate',
    },
  }),
  textColumn('job_category'),
  // What terminals and kiosks know the person by; nobody else's, whatever its case.
  textColumn('clock_code', { max: 64 }),
  flagColumn('is_flexible_hours'),
  dateColumn('probation_ends_on'),
  textColumn('statutory_number', { secret: true }),
  textColumn('employee_insurance_number', { secret: true }),
  textColumn('health_insurance_number', { secret: true }),
  textColumn('work_permit_number', { secret: true }),
  dateColumn('work_permit_endorsed_on'),
  dateColumn('work_permit_expires_on'),
  ...addresses.flatMap((address) => addressParts.map((part) => partColumn(address, part))),
]
