/** One person of a sheet, before he is stored: the columns of the country sorted into what they mean. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { type Row, textAt, type Value } from '#platform/sheets/model/sheet.ts'
import type { CountryFields } from './country-fields/country-fields.ts'
import { addressColumn, type addresses, type addressParts } from './country-fields/record-columns.ts'

export type Newcomer = {
  readonly row: number
  readonly staffId: string
  readonly fullName: string
  readonly preferredName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly gender: string | null
  readonly birthDate: PlainDate | null
  readonly citizenship: string | null
  readonly nationality: string | null
  readonly identityNumber: string | null
  readonly passportNumber: string | null
  readonly maritalStatus: string | null
  readonly department: string | null
  readonly division: string | null
  readonly position: string | null
  readonly jobLevel: string | null
  readonly managerStaffId: string | null
  readonly employmentType: string
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly components: readonly { readonly component: string; readonly amount: string }[]
  /** As it was written; which bank is meant is looked up among the company's own. */
  readonly bank: string | null
  readonly accountNumber: string | null
  readonly statutory: Readonly<Record<string, string | number | boolean>>
  readonly more: MoreOfRecord
}

/** What only the end of the sheet asks; a form writes it itself. */
type MoreOfRecord = {
  readonly jobType: string | null
  readonly jobCategory: string | null
  readonly clockCode: string | null
  readonly isFlexibleHours: boolean
  readonly probationEndsOn: PlainDate | null
  readonly statutoryNumber: string | null
  readonly employeeInsuranceNumber: string | null
  readonly healthInsuranceNumber: string | null
  readonly workPermit: PermitRead
  readonly residentAddress: AddressRead
  readonly permanentAddress: AddressRead
}
type PermitRead = {
  readonly number: string | null
  readonly endorsedOn: PlainDate | null
  readonly expiresOn: PlainDate | null
}
type AddressRead = Readonly<Record<(typeof addressParts)[number], string>> | null

export const nothingMore: MoreOfRecord = {
  jobType: null,
  jobCategory: null,
  clockCode: null,
  isFlexibleHours: false,
  probationEndsOn: null,
  statutoryNumber: null,
  employeeInsuranceNumber: null,
  healthInsuranceNumber: null,
  workPermit: { number: null, endorsedOn: null, expiresOn: null },
  residentAddress: null,
  permanentAddress: null,
}

export function newcomerOf(row: Row, fields: CountryFields): Newcomer {
  const text = (column: string) => textAt(row, column)
  const day = (column: string) => dayAt(text(column))
  return {
    row: row.row,
    staffId: text('staff_id') ?? '',
    fullName: text('full_name') ?? '',
    preferredName: text('preferred_name'),
    email: text('email')?.toLowerCase() ?? null,
    phone: text('phone'),
    gender: text('gender'),
    birthDate: day('birth_date'),
    citizenship: text('citizenship'),
    nationality: text('nationality'),
    identityNumber: text('identity_number'),
    passportNumber: text('passport_number'),
    maritalStatus: text('marital_status'),
    department: text('department'),
    division: text('division'),
    position: text('position'),
    jobLevel: text('job_level'),
    managerStaffId: text('manager_staff_id'),
    employmentType: text('employment_type') ?? 'full_time',
    joinedOn: plainDateOf(text('joined_on') ?? ''),
    leftOn: day('left_on'),
    components: componentsOf(row, fields),
    bank: text('bank'),
    accountNumber: text('bank_account_number'),
    statutory: statutoryOf(row.values, fields),
    more: {
      jobType: text('job_type'),
      jobCategory: text('job_category'),
      clockCode: text('clock_code'),
      isFlexibleHours: row.values.is_flexible_hours === true,
      probationEndsOn: day('probation_ends_on'),
      statutoryNumber: text('statutory_number'),
      employeeInsuranceNumber: text('employee_insurance_number'),
      healthInsuranceNumber: text('health_insurance_number'),
      workPermit: {
        number: text('work_permit_number'),
        endorsedOn: day('work_permit_endorsed_on'),
        expiresOn: day('work_permit_expires_on'),
      },
      residentAddress: addressAt(row, 'resident_address'),
      permanentAddress: addressAt(row, 'permanent_address'),
    },
  }
}

function addressAt(row: Row, address: (typeof addresses)[number]): AddressRead {
  const part = (name: (typeof addressParts)[number]) => textAt(row, addressColumn(address, name)) ?? ''
  const read = {
    line: part('line'),
    city: part('city'),
    state: part('state'),
    postcode: part('postcode'),
    country: part('country'),
  }
  return Object.values(read).some(Boolean) ? read : null
}

/** The basic component always, the others where there is something to pay. */
function componentsOf(row: Row, { components }: CountryFields): Newcomer['components'] {
  return components.flatMap((component, index) => {
    const amount = textAt(row, component)
    return amount !== null && (index === 0 || amount !== '0.00') ? [{ component, amount }] : []
  })
}

function statutoryOf(values: Readonly<Record<string, Value>>, { statutory }: CountryFields): Newcomer['statutory'] {
  const facts: Record<string, string | number | boolean> = {}
  for (const { name } of statutory) {
    const value = values[name]
    if (value !== null && value !== undefined) facts[name] = value
  }
  return facts
}

const dayAt = (text: string | null): PlainDate | null => (text === null ? null : plainDateOf(text))
