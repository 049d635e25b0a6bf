/** Every yearly form, and how one is made of a person's year. */
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { dueOn, type FormName, type MadeForm, type YearForm } from './form.ts'
import { cp8d, makeCp8d } from './my/cp8d.ts'
import { e } from './my/e.ts'
import { ea, makeEa } from './my/ea.ts'
import { makePcb2ii, pcb2ii } from './my/pcb2ii.ts'
import { makeTp3, tp3 } from './my/tp3.ts'
import { bir1604c, make1604c } from './ph/bir1604c.ts'
import { bir2316, MINIMUM_WAGE, make2316 } from './ph/bir2316.ts'
import { makeThirteenthMonth, thirteenthMonthReport } from './ph/thirteenth-month.ts'
import { makeSupplementaryPremium, supplementaryFigures, supplementaryPremium } from './tw/supplementary-premium.ts'
import { makeStatement, statementsDueOn, withholdingStatement } from './tw/withholding-statement.ts'
import { type FormYear, figureOf, type PersonYear, texts } from './year.ts'

type Make = (of: PersonYear, at: FormYear, chosen: Readonly<Record<string, string>>) => MadeForm

export const forms: Readonly<Record<FormName, YearForm>> = {
  ea,
  e,
  cp8d,
  pcb2ii,
  tp3,
  withholding_statement: withholdingStatement,
  supplementary_premium: supplementaryPremium,
  bir2316,
  bir1604c,
  thirteenth_month_report: thirteenthMonthReport,
}
export const formsOf = (country: Country): readonly YearForm[] =>
  Object.values(forms).filter((form) => form.country === country)

const makers: Readonly<Record<FormName, Make>> = {
  ea: makeEa,
  e: (of) => ({ figures: texts({ mtd: figureOf(of, 'withholding_tax') }), lacking: [] }),
  cp8d: makeCp8d,
  pcb2ii: makePcb2ii,
  tp3: makeTp3,
  withholding_statement: makeStatement,
  supplementary_premium: makeSupplementaryPremium,
  bir2316: make2316,
  bir1604c: make1604c,
  thirteenth_month_report: makeThirteenthMonth,
}
export const makeForm = (form: FormName, ...of: Parameters<Make>): MadeForm => makers[form](...of)

/** The form whose boxes a country's types of pay are put into by choice. */
export const boxesFrom: Readonly<Record<Country, FormName | null>> = { MY: 'ea', TW: null, PH: 'bir2316' }

/** Figures of payslips that the forms of a country are made of, and the input that tells payslips apart. */
export const readOf: Readonly<Record<Country, { readonly figures: readonly string[]; readonly mark?: string }>> = {
  MY: {
    figures: [
      ...['withholding_tax', 'cp38', 'zakat', 'epf_employee', 'socso_employee'],
      ...['normal_remuneration', 'additional_remuneration'],
    ],
  },
  TW: {
    figures: ['taxable_wages', 'bonus', 'back_pay', 'withholding_tax', 'bonus_withholding_tax', 'pension_employee'],
  },
  PH: {
    figures: [
      ...['taxable_regular', 'taxable_supplementary', 'benefits_exempt', 'benefits_taxable', 'de_minimis_exempt'],
      ...['sss_employee', 'philhealth_employee', 'pag_ibig_employee', 'union_dues', 'withholding_tax', 'tax_refund'],
      'gross_pay',
    ],
    mark: MINIMUM_WAGE,
  },
}

/** Forms that list each payment, and what they read of it. */
export const readOfPayments: Readonly<Partial<Record<FormName, readonly string[]>>> = {
  supplementary_premium: supplementaryFigures,
}

/** What the employer must have entered for a form. */
export const employerNeeds: Readonly<Record<Country, readonly string[]>> = {
  MY: ['employer_tax_number'],
  TW: ['unified_business_number'],
  PH: ['employer_tin'],
}

export const formDueOn = (form: YearForm, year: number): PlainDate | null =>
  form.name === 'withholding_statement' ? statementsDueOn(year) : dueOn(form, year)
