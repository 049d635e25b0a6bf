/**
 * What differs from country to country in a person's record, as data: the columns of the sheet in order, what the
 * agreed pay consists of, and which facts the country's law asks for. Nothing else asks where a company is.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Column } from '#platform/sheets/model/sheet.ts'
import type { ResidencyRule } from '../residency.ts'
import type { RetirementAge } from '../retirement.ts'

export type IdentityFacts = {
  readonly number: string
  readonly birthDate: PlainDate | null
  readonly gender: string | null
  readonly citizenship: string | null
}

/** Word keys of the sheets' notes. */
export type OddIdentity = `employees.odd.identity-${'shape' | 'birth' | 'gender' | 'citizenship' | 'check-digit'}`

/** The tabs of a profile that the country's facts stand on. */
const factTabs = ['tax', 'insurance', 'retirement'] as const
type FactTab = (typeof factTabs)[number]

export type CountryFields = {
  /** Components of agreed pay, in the order they are shown; the first is the basic one. */
  readonly components: readonly string[]
  /** Statutory facts kept with the person, by the names of the sheet. */
  readonly statutory: readonly Column[]
  /** The tab on which a fact stands where it is not that of tax. */
  readonly tabs: Readonly<Record<string, FactTab>>
  /** What the record suggests of residence for tax; null where the country asks nothing of it. */
  readonly residency: ResidencyRule | null
  /** Usual ages of retirement by what they mean, youngest first. They suggest a day and decide nothing. */
  readonly retirementAges: readonly RetirementAge[]
  /** The columns of the sheet, in its order; the optional ones last. */
  readonly columns: readonly Column[]
  /** What is odd about an identity number; odd is allowed. */
  oddIdentity(facts: IdentityFacts): readonly OddIdentity[]
}

/** Facts with the tab they stand on. */
export const onTab = (tab: FactTab, facts: readonly Column[]): Readonly<Record<string, FactTab>> =>
  Object.fromEntries(facts.map(({ name }) => [name, tab]))
