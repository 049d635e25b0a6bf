/** What a rule about newcomers is given, and how it speaks. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Said } from '#platform/sheets/model/sheet.ts'
import type { CountryFields } from './country-fields/country-fields.ts'
import type { Newcomer } from './newcomer.ts'

export type Numbered = { readonly row: number; readonly staffId: string }

/** What the company and the installation already know. */
export type Known = {
  readonly today: PlainDate
  readonly fields: CountryFields
  /** Rows that have a wrong cell elsewhere: their people are there all the same. */
  readonly partial: readonly Numbered[]
  /** Lower-case staff ids of the company. */
  readonly staffIds: ReadonlySet<string>
  /** Lower-case e-mails of the company's people. */
  readonly emails: ReadonlySet<string>
  /** Whether this e-mail's account, if there is one, may not become this person's. */
  readonly accountTaken: (email: string) => boolean
  /** Of the company's people: their names, and their names with their days of birth. */
  readonly names: ReadonlySet<string>
  readonly namesakes: ReadonlySet<string>
  /** Lower-case clock codes of the company's people. */
  readonly clockCodes: ReadonlySet<string>
  readonly hasIdentity: (identityNumber: string) => boolean
  readonly bankNamed: (written: string) => { readonly accountLengths?: readonly number[] } | undefined
  readonly bankNames: readonly string[]
}

/** What a rule is given of the whole sheet, and how it speaks. */
export type Judging = {
  readonly known: Known
  /** Lower-case staff ids that stand in the sheet. */
  readonly inSheet: ReadonlySet<string>
  readonly inCircle: ReadonlySet<string>
  /** The row in which this value stood before; undefined where it stands for the first time. */
  earlier(what: 'email' | 'name' | 'person' | 'identity' | 'clock code', value: string, row: number): number | undefined
  fault(person: Newcomer, column: string, value: string | null, message: Said, expected: Said): void
  note(person: Newcomer, column: string, key: string, params?: Said['params']): void
}

export type Rule = (person: Newcomer, judging: Judging) => void

/** One spelling of a name, and of who somebody is, to find the same person twice. */
export const nameKey = (fullName: string): string => fullName.toLowerCase()
export const namesakeKey = (fullName: string, birthDate: string | null): string | undefined =>
  birthDate === null ? undefined : `${nameKey(fullName)}\u0001${birthDate}`
