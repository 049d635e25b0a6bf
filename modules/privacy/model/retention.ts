/**
 * How long records of former employees are kept unless a company says otherwise: the longest time that a law of its
 * country names for wage and employment records. Companies with a reason set another number of years themselves.
 */
import type { Country } from '#kernel/countries.ts'
import { addYears, type PlainDate } from '#kernel/plain-date.ts'

type Standard = { readonly years: number; readonly source: string; readonly standing: 'single source' | 'inferred' }

export const standardRetention: Readonly<Record<Country, Standard>> = {
  MY: {
    years: 7,
    source:
      'Income Tax Act 1967, section 82 (records of pay: seven years); Employment Act 1955, section 61 (six years)',
    standing: 'single source',
  },
  TW: {
    years: 5,
    source: '勞動基準法第 7 條（勞工名卡，離職後五年）、第 23 條（工資清冊，五年）',
    standing: 'single source',
  },
  PH: {
    years: 10,
    source: 'Labor Code rules, Book III, Rule X, section 12 (three years); Revenue Regulations 17-2013 (ten years)',
    standing: 'single source',
  },
}

/** The first day on which nothing needs to be kept any more. */
export const dueOn = (leftOn: PlainDate, years: number): PlainDate => addYears(leftOn, years)
