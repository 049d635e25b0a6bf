/**
 * All that a country brings to a month's pay, behind one interface. Nothing outside country-packs/ knows which
 * countries there are; the figures themselves come from the law (statutory/).
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Column } from '#platform/sheets/model/sheet.ts'
import type { RefusedAnswer, Step } from '#statutory/work-out.ts'
import type { Coming } from './contributed.ts'
import type { BroughtAmount, Waiting } from './contributed-amounts.ts'
import type { Beside } from './month-of-runs.ts'
import type { Opening } from './opening.ts'
import type { Carried, Figures, Finding, Given, Inputs, Line, Names, Side } from './payslip.ts'
import type { Period } from './period.ts'
import type { DeductionCap } from './repayments.ts'
import type { PlanKind } from './run-plan.ts'

export type CountryPack = {
  /** First word of its schemes. */
  readonly law: string
  /** The scheme that answers one person's period. */
  readonly scheme: string
  /** In payslip order. */
  readonly figures: readonly FigureOf[]
  readonly itemTypes: readonly ItemType[]
  /** The key of the payslip's line that items of this type are in. */
  lineOf(type: string): string
  /**
   * Of the runs of one month: does the law look at all that the month pays, so that a later run takes what the month
   * comes to less what earlier ones took, or at each payment by itself?
   */
  readonly oneLaw: 'of_month' | 'of_payment'
  /** Keys of the lines in which basic pay stands, and what absences take off it. */
  readonly basicLines: readonly string[]
  /** The type of item that a plan pays where no other is named. */
  readonly planned: Readonly<Record<PlanKind, string>>
  /** Whose sums since the year began are printed on a payslip, in print order. */
  readonly yearFigures: readonly string[]
  /** Does the law reach this period? Where not, nobody can be paid in it. */
  knowsLawOf(period: Period): boolean
  /** The refusal where a setting is missing without which nobody's pay can be worked out. */
  settingMissing(company: CompanyFacts): string | undefined
  /** Amounts declared to an insurer that must be right before pay is worked out; undefined where there are none. */
  readonly declarations?: Declarations
  /**
   * Keys of the law that stand in a person's record: the field, and a value that is right for anybody where the law
   * cannot do without one.
   */
  readonly recordFields: Readonly<Record<string, { readonly field: string; readonly right?: unknown }>>
  /** Counted once for the whole company. */
  companyFactsOf(
    company: CompanyForPay,
    people: readonly CountedPerson[],
    earlier: readonly CompanyFacts[],
  ): CompanyFacts
  /** Do payslips worked out with the former facts differ for everybody, only because of these? */
  companyChanged(former: CompanyFacts, now: CompanyFacts, period: Period): boolean
  prepare(month: PersonMonth, company: CompanyFacts, period: Period): Prepared | Unprepared
  /** The year so far for the next period; what `carried` holds is of the same year or nothing. */
  carriedAfter(prepared: Prepared, answer: Figures, month: PersonMonth, period: Period): Carried
  /** Pay of the same year from before the company came: the columns of its sheet, and what it leaves for a month. */
  readonly opening: {
    readonly figures: readonly Column[]
    carried(opening: Opening, person: PersonForPay, period: Period): Carried
    /** Whose pay of earlier months the law adds up: any employer's, or only this one's. */
    readonly scope: 'anywhere' | 'here'
    /** Facts of the record that say what a former employer of the year paid. */
    readonly former: readonly string[]
  }
  /** Facts of the record as a payslip took them up, by the record's names; what it says nothing of is not there. */
  factsOf(payslip: { readonly given: Given; readonly carried: Carried }): KeptFacts
  /** What of a month's tax is kept beside the pay, and what the worksheet of it shows. */
  readonly taxForm: TaxForm
  /** Where the law or common practice caps what is deducted by agreement, unless the company says otherwise. */
  readonly deductionCap?: DeductionCap
  /** Pay of closed months that is paid later: what is agreed each month, and as which item it is paid or deducted. */
  readonly retro: { readonly components: readonly string[]; readonly more: string; readonly less: string }
  /** What days come to that other parts of the product bring. */
  readonly days: PricedDays
  /** What a person should look at; the country's own. */
  findingsOf(prepared: Prepared, answer: Figures, month: PersonMonth, company: CompanyFacts, period: Period): Finding[]
}

/** Beside facts of the record Malaysia's `category`, by family. */
export type KeptFacts = Readonly<Record<string, Fact>>

export type TaxForm = {
  /** What may be claimed in the year of this period, item by item, and how much of each; null where nothing limits it. */
  claims(period: Period): readonly { readonly code: string; readonly limit: string | null }[]
  /** Types of pay item that concern the tax alone. */
  readonly items: readonly string[]
  /** Facts of the record, a former employer's pay of the year among them. */
  readonly facts: readonly string[]
  readonly figures: readonly string[]
}
/** Decimal text by item of the form: of earlier months of the year, and of this one. */
export type TaxClaims = {
  readonly before: Readonly<Record<string, string>>
  readonly now: Readonly<Record<string, string>>
}

/** Days, by the pay of the month they belong to. */
export type DaysPriced = {
  /** Decimal text above zero. */
  readonly days: string
  readonly person: PersonForPay
  readonly company: CompanyFacts
  readonly period: Period
}
/** As items; none where the law gives no answer. */
export type PricedDays = {
  /** Of this month, not paid. */
  readonly unpaid: (at: DaysPriced) => Item[]
  /** A closed month took off too many. */
  readonly givenBack: (at: DaysPriced) => Item[]
  /** A closed month took off too few. */
  readonly takenLater: (at: DaysPriced) => Item[]
  /** Leave that is paid out. */
  readonly encashed: (at: DaysPriced) => Item[]
}

/** What is recorded with each person for an insurance: which of it no longer fits their pay, and what would. */
export type Declarations = {
  /** Code of the check that asks to look at them before a month is worked out. */
  readonly check: string
  outdated(person: PersonForPay, period: Period): readonly OutdatedAmount[]
}
export type OutdatedAmount = {
  /** Name of the person's statutory fact. */
  readonly fact: string
  /** What is wrong with it, in the law's words. */
  readonly status: string
  readonly declared: string | null
  readonly proposed: string
}

export type FigureOf = { readonly name: string; readonly side: Side }

export type ItemType = {
  readonly type: string
  readonly unit: 'money' | 'days'
  /** A benefit is counted and not paid. */
  readonly kind: 'earning' | 'benefit' | 'deduction'
  /** How the law counts it, by the law's names of its treatments; nothing where it counts for none. */
  readonly treated: Readonly<Record<string, string | boolean>>
  /** Treatments that the law does not settle; shown to who uses it. */
  readonly open: readonly string[]
}

export type Fact = string | number | boolean | null

/** What is agreed of one component from a day on. */
export type AgreedRate = { readonly component: string; readonly from: PlainDate; readonly amount: string }

/** A person as pay needs them: the fields of the employees module's PersonForPay. */
export type PersonForPay = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly department: string | null
  readonly position: string | null
  readonly employmentType: string
  readonly birthDate: PlainDate | null
  readonly citizenship: string | null
  readonly maritalStatus: string | null
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly statutory: Readonly<Record<string, Fact>>
  readonly rates: readonly AgreedRate[]
  readonly hasBankAccount: boolean
  readonly hasIdentity: boolean
}

export type CountedPerson = { readonly citizenship: string | null }

/** Numbers and settings of the company by their names. */
export type CompanyForPay = Readonly<Record<string, Fact | undefined>>

/** What the law is given of the company, the same for everybody in a run. */
export type CompanyFacts = Readonly<Record<string, string | number | boolean>>

export type Item = {
  readonly type: string
  readonly amount: string
  /** Counts so, by the law's names, and not as its type does; where the law takes each earning by itself. */
  readonly treated?: Treated
  /** What the company calls it; the law knows its type alone. */
  readonly category?: ItemCategory
  /** YYYY-MM: makes good what that month paid. */
  readonly forMonth?: string
  /** So many days of so many, by these wages: how days of a closed month came to it. */
  readonly reckoned?: { readonly wages: string; readonly days: string; readonly of: string }
}
export type Treated = Readonly<Record<string, string | boolean>>
export type ItemCategory = {
  readonly code: string
  readonly names: Names
  /** Its place among others. */
  readonly position: number
}

/** Everything known of one person's period before the law is asked. */
export type PersonMonth = {
  readonly person: PersonForPay
  readonly items: readonly Item[]
  /** Where some of the items come from; undefined where nothing was asked. */
  readonly contributed?: readonly Coming[]
  /** Taken off what is left to be paid; none of them is among the items. */
  readonly repayments?: readonly BroughtAmount[]
  /** Paid too much in closed months, and more than this month pays of the type. */
  readonly waits?: readonly Waiting[]
  /** Undefined where nothing was claimed this year. */
  readonly taxClaims?: TaxClaims
  /** Of the latest earlier payslip of the same year, if any. */
  readonly carried: Carried | undefined
  /** The sheet of earlier pay that `carried` has in it. */
  readonly openingBatch?: string | undefined
  /** Other runs of the same month; undefined where there are none and this is the regular one. */
  readonly beside?: Beside | undefined
}

export type Prepared = {
  readonly given: Given
  /** Lines known beforehand; those of the law's figures are added from its answer. */
  readonly lines: readonly Line[]
  readonly inputs: Inputs
  /** How lines came about that a scheme of the law worked out beforehand: `figure` is the line's key. */
  readonly steps: readonly Step[]
  /** Figures that the law is given and does not repeat in its answer. */
  readonly figures?: Figures
  /** Figures that are paid for a part of the period. */
  readonly parts?: Readonly<Record<string, { readonly days: string; readonly of: string }>>
  /** Where a half of the month is paid. */
  readonly half?: {
    /** Of the law's figures those that are the whole month's, as far as they are this half's. */
    own(answer: Figures): Figures
    /** What the other half goes on from. */
    leaves(answer: Figures): Carried
  }
}

/** Why the law gives no answer: the key at fault and what is wrong with it, by the law's own words. */
export type LawRefusal = Pick<RefusedAnswer, 'key' | 'why' | 'reason'>

/** The law refused a part before the payslip could be asked for. */
export type Unprepared = { readonly refused: LawRefusal; readonly lines: readonly Line[]; readonly inputs: Inputs }
