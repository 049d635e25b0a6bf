/** One payslip in the list, in the caller's language. */
import type { z } from 'zod'
import type { Language } from '#platform/http/server/say.ts'
import { storedMonthText } from '#platform/words/format.ts'
import type { PayslipRow } from '../../contract-types.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Change, Figures, Finding, Line } from '../../model/payslip.ts'
import type { StaleMark } from '../stale-store.ts'
import { contributedView, lineLabel } from './brought.ts'
import { labelOf, lawWords, valueText } from './labels.ts'
import type { ListedPayslip } from './rows.ts'

export type Tell = (key: string, params?: Readonly<Record<string, string | number>>) => string
export type Words = {
  readonly language: Language
  readonly say: Tell
  readonly scheme: string
  readonly currency: string
}

export function payslipView(
  { figures, findings, changes, lines, contributed, ...rest }: ListedPayslip,
  stale: StaleMark | undefined,
  words: Words,
): z.input<typeof PayslipRow> {
  const cannot = findings.some(({ code }) => code === CANNOT)
  const money = (name: string) => (cannot ? null : String(figures[name]))
  return {
    ...(cannot ? {} : figures),
    ...rest,
    ...(cannot && { difference: null, difference_percent: null }),
    gross_pay: money('gross_pay'),
    total_deductions: money('total_deductions'),
    net_pay: money('net_pay'),
    employer_cost: money('employer_cost'),
    findings: findings.map((finding) => ({
      code: finding.code,
      weight: finding.weight,
      text: findingText(finding, words),
    })),
    changes: changes.map((change) => changeOf(change, words)),
    ...(lines && {
      earnings: earningsOf(lines, figures, words),
      named: namedParts(lines, figures, words),
      contributed: contributedView(contributed ?? [], words),
    }),
    stale: stale
      ? { cause: stale.cause, text: words.say(`payroll.stale.${stale.cause}`, { by: stale.by_name }) }
      : null,
  }
}

/** What a figure says already is not said twice. */
function earningsOf(lines: readonly Line[], figures: Figures, words: Words) {
  return lines
    .filter(({ side, key }) => side === 'earning' && !(key in figures))
    .map((line) => ({ key: line.key, label: lineLabel(line, words.scheme, words), amount: line.amount }))
}

/** What a figure is made of, as far as the company calls it by names of its own or it corrects an earlier month. */
function namedParts(lines: readonly Line[], figures: Figures, words: Words) {
  return lines
    .filter(({ key, names, corrects }) => (names || corrects) && key in figures)
    .map((line) => ({ figure: line.key, label: lineLabel(line, words.scheme, words), amount: line.amount }))
}

/** In the words of the record where something in it is lacking, else in the law's. */
export function reasonOf(
  params: NonNullable<Finding['params']>,
  words: Pick<Words, 'say' | 'language' | 'scheme'>,
): string {
  const fields = String(params.fields ?? '')
    .split(' ')
    .filter(Boolean)
  if (fields.length === 0) return refusalText(params, words)
  const names = fields.map((field) => words.say(`payroll.record.${field}`))
  return words.say('payroll.lacking', { fields: names.join(words.language === 'en' ? ', ' : '、') })
}

function findingText({ code, params = {} }: Finding, words: Words): string {
  const { say, language, scheme, currency } = words
  if (code === CANNOT) return say(`payroll.finding.${code}`, { reason: reasonOf(params, words) })
  const told = Object.entries(params).map(([name, value]) => {
    const text = String(value)
    const isName = name === 'item' || name === 'number'
    if (name === 'month') return [name, storedMonthText(text, language)]
    return [name, isName ? labelOf(language, scheme, text) : valueText(language, currency, text)]
  })
  return say(`payroll.finding.${code}`, Object.fromEntries(told))
}

/** 'Age is required': the law's key and what is wrong with it. */
function refusalText(
  { key, why, reason }: NonNullable<Finding['params']>,
  { language, scheme }: Pick<Words, 'language' | 'scheme'>,
): string {
  const words: Readonly<Record<string, string>> = lawWords(language).refusals
  const said = words[String(why)]
  const name = labelOf(language, scheme, String(key).replace(/^.*\./, ''))
  return said ? `${name} ${said}` : String(reason)
}

function changeOf({ input, before, after, names }: Change, { language, scheme, currency }: Words) {
  const value = (text: string | null) => (text === null ? null : valueText(language, currency, text))
  return {
    input,
    label: names?.[language] ?? labelOf(language, scheme, input),
    before: value(before),
    after: value(after),
  }
}
