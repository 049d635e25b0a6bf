/** The steps that end a year of pay, in the order in which they are seen to. Pure: told what there is, it says how far. */
import type { Country } from '#kernel/countries.ts'
import { yearMonthText } from '#kernel/plain-date.ts'

export const yearSteps = [
  'months_closed',
  'tax_settled',
  'insured_amounts',
  'notices',
  'forms',
  'filed',
  'released',
] as const
export type YearStep = (typeof yearSteps)[number]
export type StepStatus = 'done' | 'open' | 'not_needed'
/** A word with what fills it: `payforms.year-end.why.…`. */
export type Why = readonly [key: string, params: Readonly<Record<string, string | number | readonly string[]>>]
export type Step = { readonly key: YearStep; readonly status: StepStatus; readonly why: Why; readonly link: string }

export type YearEndFacts = {
  readonly country: Country
  readonly year: number
  readonly months: readonly { readonly month: number; readonly hasPeople: boolean; readonly isApproved: boolean }[]
  /** Whose tax of the year is not settled; undefined where pay settles it with nobody. */
  readonly unsettled: readonly string[] | undefined
  /** People whose insured amounts no longer fit; undefined where there are none to fit. */
  readonly insured: number | undefined
  /** Notices of joining, change and leaving that wait. */
  readonly notices: number
  readonly forms: readonly FormFacts[]
  /** Yearly dates of agencies that nobody has noted as done, by name. */
  readonly unfiled: readonly string[]
  /** A form and how many, as the reader's language brackets it. */
  readonly counted: (form: string, count: number) => string
}
export type FormFacts = {
  readonly label: string
  readonly form: string
  /** People with something missing; the employer counts as one. */
  readonly lacking: number
  readonly handedOut: boolean
  readonly waiting: number
}

const done = (key: YearStep, link: string): Step => ({ key, status: 'done', why: [`${key}.done`, {}], link })
const notNeeded = (key: YearStep, link: string): Step => ({
  ...{ key, status: 'not_needed', link },
  why: [`${key}.not-needed`, {}],
})
const open = (key: YearStep, link: string, params: Why[1]): Step => ({
  ...{ key, status: 'open', link },
  why: [`${key}.open`, params],
})

const NAMES = 5
const named = (names: readonly string[]): readonly string[] =>
  names.length > NAMES ? [...names.slice(0, NAMES), `+${names.length - NAMES}`] : names

export function stepsOf(facts: YearEndFacts): Step[] {
  const { year, months, unsettled, insured, notices, forms, unfiled, counted } = facts
  const waiting = months.filter(({ hasPeople, isApproved }) => hasPeople && !isApproved)
  const december = `/app/payroll?month=${yearMonthText({ year, month: 12 })}`
  const first = waiting[0]
  const month = first ? `/app/payroll?month=${yearMonthText({ year, month: first.month })}` : '/app/payroll'
  const lacking = forms.filter((form) => form.lacking > 0)
  const toRelease = forms.filter((form) => form.handedOut && form.waiting > 0)
  const formLink = ({ form }: FormFacts) => `/app/payroll/forms/eform?f.form=${form}&f.year=${year}`
  const all = '/app/payroll/forms/eform'
  return [
    first
      ? open('months_closed', month, {
          months: waiting.map((one) => yearMonthText({ year, month: one.month })).join(', '),
        })
      : done('months_closed', month),
    unsettled === undefined
      ? notNeeded('tax_settled', december)
      : unsettled.length > 0
        ? open('tax_settled', december, { names: named(unsettled) })
        : done('tax_settled', december),
    insured === undefined
      ? notNeeded('insured_amounts', december)
      : insured > 0
        ? open('insured_amounts', december, { count: insured })
        : done('insured_amounts', december),
    notices > 0 ? open('notices', '/app/payroll/notice', { count: notices }) : done('notices', '/app/payroll/notice'),
    lacking[0]
      ? open('forms', formLink(lacking[0]), { forms: named(lacking.map((one) => counted(one.label, one.lacking))) })
      : done('forms', all),
    unfiled.length > 0
      ? open('filed', '/app/payroll/calendar', { what: named(unfiled) })
      : done('filed', '/app/payroll/calendar'),
    toRelease[0]
      ? open('released', formLink(toRelease[0]), {
          forms: named(toRelease.map((one) => counted(one.label, one.waiting))),
        })
      : done('released', all),
  ]
}
