/**
 * A payslip as it is printed: labelled lines in groups, every text ready in the reader's language. Knows no country;
 * what the lines are called comes with the input.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import { filled } from '#platform/words/catalogue.ts'
import { dayText, moneyText, monthText, storedMonthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import en from '../../words/payslip.en.json'
import zhHant from '../../words/payslip.zh-Hant.json'
import type { Figures, Line } from '../payslip.ts'
import { cleanText } from './plain-text.ts'

/** One printed payslip. Money is text as printed; a text may hold anything people enter. */
export type PayslipDocument = {
  readonly title: string
  /** 'January 2026' */
  readonly period: string
  readonly company: { readonly name: string; readonly details: readonly string[] }
  readonly person: { readonly name: string; readonly details: readonly Labelled[] }
  readonly net: Labelled
  /** How it is paid: 'Maybank **** 5391, 31 Jan 2026'. */
  readonly paid: string | null
  /** Earnings, deductions, employer contributions, the year so far: those that have lines. */
  readonly groups: readonly PayslipGroup[]
  /** Benefits counted and not paid, standing of the law used, and what else the reader should know. */
  readonly notes: readonly string[]
}
type Labelled = { readonly label: string; readonly value: string }
type PayslipGroup = {
  readonly title: string
  /** The currency's sign, over the amounts. */
  readonly sign: string
  readonly lines: readonly Labelled[]
  readonly sum: Labelled | null
}

export type PayslipInput = {
  readonly language: Language
  readonly currency: string
  readonly period: YearMonth
  readonly company: {
    readonly name: string
    readonly registrationNumber: string | null
    readonly address: string | null
    /** What the company has printed below its letterhead, line by line. */
    readonly letterhead?: string
  }
  readonly person: {
    readonly staffId: string
    readonly fullName: string
    readonly department: string | null
    readonly position: string | null
    /** Numbers to print, by the names of the sheet: identity_number, epf_number, tax_number ... */
    readonly numbers: Readonly<Record<string, string | null | undefined>>
    readonly bank: { readonly name: string; readonly accountNumber: string } | null
  }
  /** As stored. */
  readonly figures: Figures
  readonly lines: readonly Line[]
  /** Sums since the year began, this payslip included, decimal text by figure, in print order; nothing is not printed. */
  readonly yearToDate?: Readonly<Record<string, string>>
  readonly paymentDate?: PlainDate | null
  /** What others write, their values as printed: the company's own columns, leave that is left. */
  readonly parts?: readonly { readonly title: string; readonly lines: readonly Labelled[] }[]
  /** Not approved yet: it says so. */
  readonly isDraft?: boolean
  /** Sentences about the law used, such as a scheme that rests on a single source. */
  readonly standings?: readonly string[]
}

/** `label` names lines and figures (basic_salary, epf_employee ...) in the language of the payslip. */
export function payslipDocument(input: PayslipInput, label: (key: string) => string): PayslipDocument {
  const { language, currency, figures, person } = input
  const say = (key: Word, values = {}) => filled(words[language][`payroll.payslip.${key}`], values)
  const money = (text: unknown) => moneyText(String(text ?? '0.00'), currency)
  const sign = signs[currency] ?? currency
  const group = (side: Line['side'], title: Word, sum: Labelled | null): PayslipGroup[] => {
    const lines = input.lines.filter((line) => line.side === side)
    return lines.length
      ? [{ title: say(title), sign, lines: lines.map((line) => printed(line, input, label)), sum }]
      : []
  }
  const borne = sumOf(input.lines.filter(({ side }) => side === 'employer').map(({ amount }) => amountOf(amount)))
  const year = Object.entries(input.yearToDate ?? {})
    .filter(([, value]) => amountOf(value) !== 0n)
    .map(([key, value]) => ({ label: label(key), value: money(value) }))
  const benefits = input.lines.filter(({ side }) => side === 'benefit')
  return {
    title: input.isDraft ? `${say('title')} (${say('draft')})` : say('title'),
    period: monthText(input.period.year, input.period.month, language),
    company: {
      name: cleanText(input.company.name),
      details: [
        input.company.registrationNumber,
        input.company.address,
        ...(input.company.letterhead ?? '').split('\n'),
      ]
        .map((text) => cleanText(text ?? ''))
        .filter(Boolean),
    },
    person: { name: cleanText(person.fullName), details: detailsOf(input) },
    net: { label: say('net-pay'), value: `${sign} ${money(figures.net_pay)}` },
    paid: paidOf(input),
    groups: [
      ...group('earning', 'earnings', { label: label('gross_pay'), value: money(figures.gross_pay) }),
      ...group('deduction', 'deductions', { label: label('total_deductions'), value: money(figures.total_deductions) }),
      ...group('refund', 'refunds', null),
      ...group('employer', 'employer', { label: say('sum'), value: money(amountText(borne)) }),
      ...(year.length ? [{ title: say('year-to-date'), sign, lines: year, sum: null }] : []),
      ...(input.parts ?? []).map(({ title, lines }) => ({
        title: cleanText(title),
        sign: '',
        lines: ownLines(lines),
        sum: null,
      })),
    ],
    notes: [
      ...benefits.map((line) =>
        say('benefit', { name: nameOf(line, input, label), amount: `${sign} ${money(line.amount)}` }),
      ),
      ...(input.standings ?? []),
      say('made-by-computer'),
    ],
  }
}

const ownLines = (lines: readonly Labelled[]) => lines.map(({ label, value }) => ({ label: cleanText(label), value }))

type Word = keyof typeof en extends `payroll.payslip.${infer Rest}` ? Rest : never
const words: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, 'zh-Hant': zhHant }
const signs: Readonly<Record<string, string>> = { MYR: 'RM', TWD: 'NT$', PHP: '₱' }

/** As the company called it when it was worked out, else as the law calls it. */
const nameOf = ({ names, key }: Line, { language }: Pick<PayslipInput, 'language'>, label: (key: string) => string) =>
  cleanText(names?.[language] ?? '') || label(key)

function printed(line: Line, { language, currency }: PayslipInput, label: (key: string) => string): Labelled {
  const { days, of, corrects } = line
  const name = corrects
    ? filled(words[language]['payroll.payslip.correction'], {
        month: storedMonthText(corrects, language),
        name: nameOf(line, { language }, label),
      })
    : nameOf(line, { language }, label)
  return {
    label: days && of ? filled(words[language]['payroll.payslip.part'], { name, days, of }) : name,
    value: moneyText(line.amount, currency),
  }
}

function detailsOf({ person, language }: PayslipInput): readonly Labelled[] {
  const all = {
    staff_id: person.staffId,
    department: person.department,
    position: person.position,
    ...person.numbers,
  }
  return Object.entries(all).flatMap(([name, value]) => {
    const key = `payroll.payslip.person.${name}`
    const shown = cleanText(value ?? '')
    return shown && isWord(key) ? [{ label: words[language][key], value: shown }] : []
  })
}

/** Only the account's last four digits ever reach paper. */
function paidOf({ person: { bank }, paymentDate, language }: PayslipInput): string | null {
  const account = bank?.accountNumber.replace(/\s/g, '') ?? ''
  const parts = [
    bank && account ? `${cleanText(bank.name)} **** ${account.slice(-4)}` : '',
    paymentDate ? filled(words[language]['payroll.payslip.pay-day'], { day: dayText(paymentDate, language) }) : '',
  ].filter(Boolean)
  return parts.length ? parts.join(', ') : null
}

const isWord = (key: string): key is keyof typeof en => key in en
