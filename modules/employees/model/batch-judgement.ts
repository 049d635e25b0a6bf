/**
 * What is wrong in a sheet of newcomers beyond its single cells: among themselves, and against the people there are.
 * Faults stop the sheet; what is only odd is noted, because reality is odd.
 */
import { completedYears, type PlainDate } from '#kernel/plain-date.ts'
import type { CellFault, CellNote, Said } from '#platform/sheets/model/sheet.ts'
import type { CountryFields } from './country-fields/country-fields.ts'
import { managerCircle } from './manager-circle.ts'
import type { Newcomer } from './newcomer.ts'

/** What the company and the installation already know. */
export type Known = {
  readonly today: PlainDate
  /** Lower-case staff ids of rows that have a wrong cell elsewhere. */
  readonly partialStaffIds: ReadonlySet<string>
  /** Lower-case staff ids of the company. */
  readonly staffIds: ReadonlySet<string>
  /** Lower-case e-mails of the company's people. */
  readonly emails: ReadonlySet<string>
  /** E-mail -> whether its account may become this person's: it belongs to this company and to nobody in it. */
  readonly accounts: ReadonlyMap<string, 'free' | 'taken'>
  readonly namesakes: ReadonlySet<string>
  readonly hasIdentity: (identityNumber: string) => boolean
  readonly bankNamed: (written: string) => { readonly accountLengths?: readonly number[] } | undefined
  readonly bankNames: readonly string[]
}

export type Judgement = { readonly faults: readonly CellFault[]; readonly notes: readonly CellNote[] }

const MINOR = 15
const OLD = 75

/** One spelling of who somebody is, to find the same person twice. */
export const namesakeKey = (fullName: string, birthDate: string | null): string | undefined =>
  birthDate === null ? undefined : `${fullName.toLowerCase()}\u0001${birthDate}`

export function judgeNewcomers(people: readonly Newcomer[], fields: CountryFields, known: Known): Judgement {
  const faults: CellFault[] = []
  const notes: CellNote[] = []
  const bankList = known.bankNames.join(', ')
  const firstRows = {
    staffId: new Map<string, number>(),
    email: new Map<string, number>(),
    who: new Map<string, number>(),
    identity: new Map<string, number>(),
  }
  /** The row that had this value first; undefined for that row itself. */
  const earlier = (seen: Map<string, number>, key: string, row: number): number | undefined => {
    const first = seen.get(key)
    if (first === undefined) seen.set(key, row)
    return first
  }
  const inSheet = new Set([...known.partialStaffIds, ...people.map(({ staffId }) => staffId.toLowerCase())])
  const inCircle = managerCircle(people)

  for (const person of people) {
    const { row } = person
    const fault = (column: string, value: string | null, message: Said, expected: Said) =>
      faults.push({ row, column, value: value ?? '', message, expected })
    const note = (column: string, key: string, params: Said['params'] = {}) =>
      notes.push({ row, column, message: { key, params: { name: person.fullName, ...params } } })

    const staffId = person.staffId.toLowerCase()
    const sameStaffId = earlier(firstRows.staffId, staffId, row)
    if (sameStaffId !== undefined) {
      fault('staff_id', person.staffId, { key: 'employees.fault.staff-id-twice', params: { row: sameStaffId } }, UNIQUE)
    } else if (known.staffIds.has(staffId)) {
      fault('staff_id', person.staffId, { key: 'employees.fault.staff-id-taken' }, UNIQUE)
    }
    if (person.leftOn !== null && person.leftOn < person.joinedOn) {
      fault('left_on', person.leftOn, { key: 'employees.fault.left-before-joining' }, from(person.joinedOn))
    }
    if (person.birthDate !== null && person.birthDate >= person.joinedOn) {
      fault('birth_date', person.birthDate, { key: 'employees.fault.born-after-joining' }, before(person.joinedOn))
    }
    if (person.division !== null && person.department === null) {
      fault(
        'division',
        person.division,
        { key: 'employees.fault.division-alone' },
        { key: 'employees.expected.department' },
      )
    }
    if (person.managerStaffId !== null) {
      const manager = person.managerStaffId.toLowerCase()
      if (!inSheet.has(manager) && !known.staffIds.has(manager)) {
        fault('manager_staff_id', person.managerStaffId, { key: 'employees.fault.unknown-manager' }, MANAGER)
      } else if (inCircle.has(staffId)) {
        fault('manager_staff_id', person.managerStaffId, { key: 'employees.fault.manager-circle' }, MANAGER)
      }
    }
    if (person.bank !== null) {
      const bank = known.bankNamed(person.bank)
      if (!bank)
        fault(
          'bank',
          person.bank,
          { key: 'employees.fault.unknown-bank' },
          { key: 'sheets.expected.choice', params: { choices: bankList } },
        )
      else if (person.accountNumber === null) note('bank_account_number', 'employees.odd.no-account-number')
      else if (bank.accountLengths && !bank.accountLengths.includes(person.accountNumber.length)) {
        note('bank_account_number', 'employees.odd.account-length', { lengths: bank.accountLengths.join(', ') })
      }
    } else if (person.accountNumber !== null) {
      fault(
        'bank',
        '',
        { key: 'employees.fault.account-without-bank' },
        { key: 'sheets.expected.choice', params: { choices: bankList } },
      )
    }

    if (person.email !== null) {
      const twice = earlier(firstRows.email, person.email, row)
      if (twice !== undefined) note('email', 'employees.odd.email-twice', { row: twice })
      else if (known.emails.has(person.email)) note('email', 'employees.odd.email-of-colleague')
      else if (known.accounts.get(person.email) === 'taken') note('email', 'employees.odd.email-has-account')
    }
    const who = namesakeKey(person.fullName, person.birthDate)
    if (who !== undefined) {
      const twice = earlier(firstRows.who, who, row)
      if (twice !== undefined) note('full_name', 'employees.odd.same-person', { row: twice })
      else if (known.namesakes.has(who)) note('full_name', 'employees.odd.same-as-colleague')
    }
    if (person.birthDate !== null) {
      const years = completedYears(person.birthDate, known.today)
      if (years < MINOR || years > OLD) note('birth_date', 'employees.odd.age', { years })
    }
    if (person.identityNumber !== null) {
      const { identityNumber: number, birthDate, gender, citizenship } = person
      for (const key of fields.oddIdentity({ number, birthDate, gender, citizenship })) note('identity_number', key)
      const twice = earlier(firstRows.identity, number, row)
      if (twice !== undefined) note('identity_number', 'employees.odd.same-identity', { row: twice })
      else if (known.hasIdentity(number)) note('identity_number', 'employees.odd.identity-of-colleague')
    }
  }
  return { faults, notes }
}

const UNIQUE: Said = { key: 'employees.expected.unique-staff-id' }
const MANAGER: Said = { key: 'employees.expected.manager' }
const from = (day: string): Said => ({ key: 'employees.expected.day-from', params: { day } })
const before = (day: string): Said => ({ key: 'employees.expected.day-before', params: { day } })
