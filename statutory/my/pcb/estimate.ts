/**
 * The year as it looks from one month: what was earned, what this month brings, and this month's normal
 * remuneration again for each month to come; less EPF up to its yearly cap, less reliefs. Letters in comments are
 * those of the specification.
 */
import type { Amount } from '#kernel/money.ts'
import { monthOf, type PlainDate } from '#kernel/plain-date.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { type Ending, taxOn } from './annual-tax.ts'
import type { PcbFacts } from './pcb-given.ts'
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
  /** K1 and Kt, within what the cap leaves. */
  readonly normalEpf: Amount
  readonly additionalEpf: Amount
  readonly epfLeft: Amount
  readonly reliefs: Amount
}

export type Estimate = { readonly estimatedEpf: Amount; readonly income: Amount; readonly tax: Amount }

export function yearOfMonth(facts: PcbFacts, on: PlainDate, sheet?: Worksheet): Year {
  const { law, id: source } = reliefs.on(on)
  const cap = law.epfUpTo
  const given = facts.accumulated_epf + facts.previous_epf
  const epf = lesser(given, cap)
  const normalEpf = lesser(facts.normal_epf, cap - epf)
  const additionalEpf = facts.additional_remuneration > 0n ? lesser(facts.additional_epf, cap - epf - normalEpf) : 0n
  const year = {
    monthsRemaining: 12 - monthOf(on),
    remuneration: facts.accumulated_remuneration + facts.previous_remuneration,
    epf,
    mtd: facts.accumulated_mtd + facts.previous_mtd,
    zakat: facts.accumulated_zakat + facts.previous_zakat,
    normalEpf,
    additionalEpf,
    epfLeft: cap - epf - normalEpf,
  }
  if (sheet) noteYear(facts, year, cap, source, sheet)
  return { ...year, reliefs: reliefsOf(facts, law, source, sheet) }
}

export function estimate(facts: PcbFacts, year: Year, on: PlainDate, ending: Ending, sheet?: Worksheet): Estimate {
  const additional = ending === '' ? 0n : facts.additional_remuneration
  const additionalEpf = ending === '' ? 0n : year.additionalEpf
  const months = BigInt(year.monthsRemaining)
  const y1 = facts.normal_remuneration
  // K2: the cap spread over the months to come, never more than this month's EPF.
  const estimatedEpf = months === 0n ? 0n : lesser((year.epfLeft - additionalEpf) / months, year.normalEpf)
  const earned = year.remuneration - year.epf + (y1 - year.normalEpf) + (y1 - estimatedEpf) * months
  const income = notNegative(earned + (additional - additionalEpf) - year.reliefs)
  if (sheet) {
    sheet.note('capped', `estimated_epf${ending}`, estimatedEpf, {
      parts: [
        ['epf_left_of_cap', year.epfLeft - additionalEpf],
        ['months_remaining', year.monthsRemaining],
        ['normal_epf', year.normalEpf],
      ],
      rounding: 'cut_to_sen',
    })
    sheet.note('sum', `chargeable_income${ending}`, income, {
      parts: [
        ['year_to_date_remuneration', year.remuneration],
        ['year_to_date_epf', -year.epf],
        ['normal_remuneration', y1],
        ['normal_epf', -year.normalEpf],
        ['months_remaining', year.monthsRemaining],
        ['future_remuneration', y1 * months],
        ['future_epf', -estimatedEpf * months],
        ...(ending === ''
          ? []
          : ([
              ['additional_remuneration', additional],
              ['additional_epf', -additionalEpf],
            ] as const)),
        ['reliefs', -year.reliefs],
      ],
    })
  }
  return { estimatedEpf, income, tax: taxOn(income, facts, on, ending, sheet) }
}

function noteYear(facts: PcbFacts, year: Omit<Year, 'reliefs'>, cap: Amount, source: string, sheet: Worksheet): void {
  sheet.fact('normal_remuneration', facts.normal_remuneration)
  sheet.note('capped', 'normal_epf', year.normalEpf, {
    parts: [
      ['given', facts.normal_epf],
      ['epf_cap', cap],
    ],
    source,
  })
  if (facts.additional_remuneration > 0n) {
    sheet.fact('additional_remuneration', facts.additional_remuneration)
    sheet.note('capped', 'additional_epf', year.additionalEpf, {
      parts: [
        ['given', facts.additional_epf],
        ['epf_cap', cap],
      ],
      source,
    })
  }
  sheet.note('fact', 'months_remaining', year.monthsRemaining)
  const soFar = (what: 'remuneration' | 'epf' | 'mtd' | 'zakat') =>
    sheet.note('year-to-date', `year_to_date_${what}`, year[what], {
      parts: [
        [`accumulated_${what}`, facts[`accumulated_${what}`]],
        [`previous_${what}`, facts[`previous_${what}`]],
      ],
    })
  soFar('remuneration')
  soFar('epf')
  soFar('mtd')
  soFar('zakat')
}

const lesser = (left: Amount, right: Amount): Amount => (left < right ? left : right)
const notNegative = (amount: Amount): Amount => (amount < 0n ? 0n : amount)
