/** Why a figure is so: the steps the law took, as they were kept with the payslip, in the caller's language. */
import type { z } from 'zod'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { pageOfCase } from '#modules/law/server/public.ts'
import type { Language } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import { told } from '#statutory/words/tell.ts'
import { explain, lawOf, type Source, type Step } from '#statutory/work-out.ts'
import type { Why } from '../../contract/why-types.ts'
import { type Contributed, isAmount, isShown } from '../../model/contributed.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { type GatheredAsked, stepsAsked } from '../../model/gathered-asked.ts'
import { unpackedWorksheet } from '../../model/packed-worksheet.ts'
import type { Figures, Given, Inputs, Line } from '../../model/payslip.ts'
import type { Period } from '../../model/period.ts'
import type { PayContribution } from '../needs.ts'
import { broughtText, type Telling } from './brought.ts'
import { labelOf, lawWords, valueText } from './labels.ts'

export type ExplainedPayslip = {
  readonly staff_id: string
  readonly full_name: string
  readonly department: string | null
  readonly position: string | null
  readonly figures: Figures
  readonly lines: readonly Line[]
  readonly inputs: Inputs
  readonly law_hash: string
  /** What the law was given. */
  readonly given: Given
  readonly values: readonly string[]
  readonly shape: string | null
  readonly contributed: readonly Contributed[] | null
  /** How the law came to what was brought: to which of it, and the shape with its values. */
  readonly brought:
    | readonly { readonly at: number; readonly shape: string; readonly values: readonly string[] }[]
    | null
  /** What it was asked, of those whose worksheets are not kept. */
  readonly asked: readonly GatheredAsked[] | null
}

type Reader = Telling & {
  readonly currency: string
  /** Where what was brought is seen by this reader. */
  readonly pageOf: (origin: string, source: string) => string | null
}

/** By the parts of the product that bring something, for those who run the pay or for whom it is paid. */
export const pagesOf =
  (contributions: readonly Pick<PayContribution, 'origin' | 'page'>[], reader: 'company' | 'own') =>
  (origin: string, source: string): string | null =>
    contributions.find((one) => one.origin === origin)?.page?.(source, reader) ?? null

/** Undefined for a name that is no figure of the payslip. */
export function whyView(
  payslip: ExplainedPayslip,
  figure: string,
  pack: CountryPack,
  period: Period,
  reader: Reader,
): z.input<typeof Why> | undefined {
  const isLine = !Object.hasOwn(payslip.figures, figure)
  const value = isLine ? amountOfLines(payslip.lines, figure) : payslip.figures[figure]
  if (value === undefined) return undefined
  const worksheet = payslip.shape ? unpackedWorksheet({ shape: payslip.shape, values: payslip.values }) : []
  const steps = isLine ? stepsOfLine(figure, worksheet) : explain(figure, worksheet)
  const words = lawWords(reader.language)
  const brought = broughtInto(payslip, figure, pack)
  const known = lawOf(pack.law)?.sources
  const all = [...brought.flatMap((one) => one.steps), ...steps]
  const sources = [...new Set(all.flatMap(({ source }) => (source ? [source] : [])))]
  return {
    figure,
    label: labelOf(reader.language, pack.scheme, figure),
    value: String(value),
    full_name: payslip.full_name,
    staff_id: payslip.staff_id,
    about: aboutOf(payslip, pack, reader),
    steps: steps.map((step) => told(words, step)),
    brought: brought.map(({ of, steps: own }) => ({
      origin: of.origin,
      text: broughtText(of, reader),
      amount: of.amount,
      steps: own.map((step) => told(words, step)),
      page: reader.pageOf(of.origin, of.source),
    })),
    sources: sources.flatMap((id) => {
      const source = known?.get(id)
      return source ? [sourceView(source, reader.language)] : []
    }),
    law_hash: payslip.law_hash,
    by_hand: byHand(payslip, pack, period),
  }
}

/** The law knows one amount of a type, by however many names the company pays it. */
function amountOfLines(lines: readonly Line[], key: string): string | undefined {
  const own = lines.filter((line) => line.key === key)
  return own.length === 0 ? undefined : amountText(sumOf(own.map(({ amount }) => amountOf(amount))))
}

/** A payslip that the law never reached has no facts to work by hand. */
function byHand({ given }: ExplainedPayslip, { scheme }: CountryPack, { last }: Period): string | null {
  return Object.keys(given).length === 0 ? null : pageOfCase(scheme, last, given)
}

function broughtInto({ contributed, brought, asked }: ExplainedPayslip, line: string, pack: CountryPack) {
  return (contributed ?? []).flatMap((of, index) => {
    if (!isAmount(of) || !isShown(of) || pack.lineOf(of.type) !== line) return []
    const worksheet = brought?.find(({ at }) => at === index)
    return [{ of, steps: worksheet ? unpackedWorksheet(worksheet) : stepsAsked(asked, index, of.day) }]
  })
}

/** How the line came about; else the sums it counts in. */
function stepsOfLine(line: string, worksheet: readonly Step[]): readonly Step[] {
  const own = worksheet.filter((step) => step.figure === line)
  return own.length > 0 ? own : worksheet.filter((step) => step.parts?.some(({ key }) => key === line))
}

/** What of the person the figures rest on: 'PCB category 3 · Children under 18 2'. */
function aboutOf(
  { inputs, department }: ExplainedPayslip,
  { scheme }: CountryPack,
  { language, currency }: Pick<Reader, 'language' | 'currency'>,
): string {
  const facts = Object.entries(inputs).filter(([, value]) => !/^\d+\.\d{2}$/.test(value))
  const told = facts.map(
    ([name, value]) => `${labelOf(language, scheme, name)} ${valueText(language, currency, value)}`,
  )
  return [...(department ? [department] : []), ...told].join(' · ')
}

export function sourceView({ id, title, citation, from, standing, checked }: Source, language: Language) {
  const words = lawWords(language)
  return {
    id,
    title,
    citation: citation ?? null,
    from: dayText(from, language),
    standing,
    standing_label: words.standings[standing],
    checked: dayText(checked, language),
  }
}
