/**
 * The year as it looks from one month: what was earned, what this month brings, and this month's normal
 * remuneration again for each month to come; less EPF up to its yearly cap, less reliefs. Letters in comments are
 * those of the specification.
 */
import { type Amount, lesser, notNegative } from '#kernel/money.ts'
import { monthOf, type PlainDate } from '#kernel/plain-date.ts'
import type { Cell, Worksheet } from '../../core/worksheet.ts'
import { type Ending, taxOn } from './annual-tax.ts'
import type { PcbPerson, Remuneration } from './pcb-given.ts'
import { reliefs } from './pcb-law.ts'
import { reliefsOf } from './reliefs.ts'

export type Year = {
  /** n */
  readonly monthsRemaining: number
  /** Y, K, X, Z: with an earlier employer's part of the year. */
  readonly remuneration: Amount
  readonly epf: Amount
  readonly mtd: Amount
  readonly zakat: Amount
  /** K1 and Kt, within what the cap leaves; and what is left for the months to come. */
  readonly normalEpf: Amount
  readonly additionalEpf: Amount
  readonly epfLeft: Amount
  readonly reliefs: Amount
}

export type Estimate = { readonly estimatedEpf: Amount; readonly income: Amount; readonly tax: Amount }

export function yearOf(person: PcbPerson, month: Remuneration, on: PlainDate, sheet?: Worksheet): Year {
  const { law, id: source } = reliefs.on(on)
  const cap = law.epfUpTo
  const epf = lesser(person.accumulated_epf + person.previous_epf, cap)
  const normalEpf = lesser(month.normal_epf, cap - epf)
  const epfLeft = cap - epf - normalEpf
  const additionalEpf = month.additional_remuneration > 0n ? lesser(month.additional_epf, epfLeft) : 0n
  const monthsRemaining = 12 - monthOf(on)
  const remuneration = person.accumulated_remuneration + person.previous_remuneration
  const mtd = person.accumulated_mtd + person.previous_mtd
  const zakat = person.accumulated_zakat + person.previous_zakat
  if (sheet) {
    noteMonth(month, normalEpf, additionalEpf, cap, source, sheet)
    sheet.note('fact', 'months_remaining', monthsRemaining, { figure: 'months_remaining' })
    noteYearToDate(person, { remuneration, epf, mtd, zakat }, sheet)
  }
  return {
    monthsRemaining,
    remuneration,
    epf,
    mtd,
    zakat,
    normalEpf,
    additionalEpf,
    epfLeft,
    reliefs: reliefsOf(person, law, source, sheet),
  }
}

/** The year's tax without (`''`) or with the month's additional remuneration. */
export function estimate(
  person: PcbPerson,
  month: Remuneration,
  year: Year,
  on: PlainDate,
  ending: Ending,
  sheet?: Worksheet,
): Estimate {
  const additional = ending === '' ? 0n : month.additional_remuneration
  const additionalEpf = ending === '' ? 0n : year.additionalEpf
  const months = BigInt(year.monthsRemaining)
  const normal = month.normal_remuneration
  // K2: what the cap leaves, spread over the months to come, never more than this month's EPF.
  const left = year.epfLeft - additionalEpf
  const estimatedEpf = months === 0n ? 0n : lesser(left / months, year.normalEpf)
  const soFar = year.remuneration - year.epf
  const now = normal - year.normalEpf + (additional - additionalEpf)
  const toCome = (normal - estimatedEpf) * months
  const income = notNegative(soFar + now + toCome - year.reliefs)
  if (sheet) {
    sheet.note('capped', `estimated_epf${ending}`, estimatedEpf, {
      figure: `estimated_epf${ending}`,
      parts: [
        ['epf_left_of_cap', left],
        ['months_remaining', year.monthsRemaining],
        ['normal_epf', year.normalEpf],
      ],
      rounding: 'cut_to_sen',
    })
    const parts: [string, Cell][] = [
      ['year_to_date_remuneration', year.remuneration],
      ['year_to_date_epf', -year.epf],
      ['normal_remuneration', normal],
      ['normal_epf', -year.normalEpf],
      ['months_remaining', year.monthsRemaining],
      ['future_remuneration', normal * months],
      [`estimated_epf${ending}`, estimatedEpf],
      ['future_epf', -estimatedEpf * months],
    ]
    if (ending !== '') parts.push(['additional_remuneration', additional], ['additional_epf', -additionalEpf])
    parts.push(['reliefs', -year.reliefs])
    sheet.note('sum', `chargeable_income${ending}`, income, { figure: `chargeable_income${ending}`, parts })
  }
  return { estimatedEpf, income, tax: taxOn(income, person, on, ending, sheet) }
}

function noteMonth(
  month: Remuneration,
  normalEpf: Amount,
  additionalEpf: Amount,
  cap: Amount,
  source: string,
  sheet: Worksheet,
): void {
  const capped = (key: 'normal_epf' | 'additional_epf', value: Amount) =>
    sheet.fact(key, value, {
      kind: 'capped',
      parts: [
        ['contributed', month[key]],
        ['epf_cap', cap],
      ],
      source,
    })
  sheet.fact('normal_remuneration', month.normal_remuneration)
  capped('normal_epf', normalEpf)
  if (month.additional_remuneration === 0n) return
  sheet.fact('additional_remuneration', month.additional_remuneration)
  capped('additional_epf', additionalEpf)
}

type SoFar = Pick<Year, 'remuneration' | 'epf' | 'mtd' | 'zakat'>

function noteYearToDate(person: PcbPerson, soFar: SoFar, sheet: Worksheet): void {
  const note = (what: keyof SoFar) =>
    sheet.note('year-to-date', `year_to_date_${what}`, soFar[what], {
      parts: [
        [`accumulated_${what}`, person[`accumulated_${what}`]],
        [`previous_${what}`, person[`previous_${what}`]],
      ],
    })
  note('remuneration')
  note('epf')
  note('mtd')
  note('zakat')
}
