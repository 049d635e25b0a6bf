/** Why a figure is so: the steps the law took, as they were kept with the payslip, in the caller's language. */
import type { z } from 'zod'
import type { Language } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import { type LawWords, nameOf } from '#statutory/words/words.ts'
import { explain, lawOf, type Part, type Source, type Step } from '#statutory/work-out.ts'
import type { Why } from '../../contract-types.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { unpackedWorksheet } from '../../model/packed-worksheet.ts'
import type { Figures, Inputs, Line } from '../../model/payslip.ts'
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
  readonly values: readonly string[]
  readonly shape: string | null
}

type Reader = { readonly language: Language; readonly currency: string }

/** Undefined for a name that is no figure of the payslip. */
export function whyView(
  payslip: ExplainedPayslip,
  figure: string,
  pack: CountryPack,
  reader: Reader,
): z.input<typeof Why> | undefined {
  const value = payslip.figures[figure] ?? payslip.lines.find(({ key }) => key === figure)?.amount
  if (value === undefined) return undefined
  const worksheet = payslip.shape ? unpackedWorksheet({ shape: payslip.shape, values: payslip.values }) : []
  const isLine = payslip.figures[figure] === undefined
  const steps = isLine ? stepsOfLine(figure, worksheet) : explain(figure, worksheet)
  const known = lawOf(pack.law)?.sources
  const sources = [...new Set(steps.flatMap(({ source }) => (source ? [source] : [])))]
  return {
    figure,
    label: labelOf(reader.language, pack.scheme, figure),
    value: String(value),
    full_name: payslip.full_name,
    staff_id: payslip.staff_id,
    about: aboutOf(payslip, pack, reader),
    steps: steps.map((step) => stepView(step, reader, known)),
    sources: sources.flatMap((id) => {
      const source = known?.get(id)
      return source ? [sourceView(source, reader.language)] : []
    }),
    law_hash: payslip.law_hash,
  }
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
  { language, currency }: Reader,
): string {
  const facts = Object.entries(inputs).filter(([, value]) => !/^\d+\.\d{2}$/.test(value))
  const told = facts.map(
    ([name, value]) => `${labelOf(language, scheme, name)} ${valueText(language, currency, value)}`,
  )
  return [...(department ? [department] : []), ...told].join(' · ')
}

function stepView(step: Step, { language, currency }: Reader, known: ReadonlyMap<string, Source> | undefined) {
  const words = lawWords(language)
  const told = ({ key, value }: Part) => ({
    label: nameOf(words, step.scheme, key),
    value: valueText(language, currency, value),
  })
  return {
    key: step.key,
    kind: step.kind,
    label: nameOf(words, step.scheme, step.key),
    value: valueText(language, currency, step.value),
    note: noteOf(step, told),
    parts: (step.parts ?? []).map(told),
    row: step.row
      ? step.row
          .map(told)
          .map(({ label, value }) => `${label} ${value}`)
          .join(' · ')
      : null,
    rounding: step.rounding ? roundingOf(words, step.rounding) : null,
    source: step.source ? (known?.get(step.source)?.title ?? step.source) : null,
    scheme: schemeOf(words, step.scheme),
  }
}

/** A sum reads as the sum it is: 'EPF so far 4,000.00 − own 9,000.00'. */
function noteOf({ kind, parts }: Step, told: (part: Part) => { label: string; value: string }): string | null {
  if (!parts || parts.length === 0) return null
  const joined = kind === 'sum' || kind === 'year-to-date'
  return parts
    .map(told)
    .map(({ label, value }, at) => {
      const negative = value.startsWith('−') || value.startsWith('-')
      const sign = !joined || at === 0 ? '' : negative ? '− ' : '+ '
      return `${sign}${label} ${joined && at > 0 && negative ? value.slice(1) : value}`
    })
    .join(joined ? ' ' : ' · ')
}

function sourceView({ id, title, citation, from, standing, checked }: Source, language: Language) {
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

function roundingOf({ roundings }: LawWords, rounding: string): string {
  const known: Readonly<Record<string, string>> = roundings
  return known[rounding] ?? rounding
}

function schemeOf({ schemes }: LawWords, scheme: string): string {
  const known: Readonly<Record<string, string>> = schemes
  return known[scheme] ?? scheme
}
