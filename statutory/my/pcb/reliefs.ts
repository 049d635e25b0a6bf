/**
 * Everything that is taken off income before tax: the reliefs that follow from the person and the family, and
 * the deductions claimed on form TP1, each item up to its yearly limit.
 */
import type { Amount } from '#kernel/money.ts'
import { refuse } from '../../core/refusal.ts'
import type { Cell, Worksheet } from '../../core/worksheet.ts'
import type { PcbYear } from './pcb-given.ts'
import type { Reliefs } from './pcb-law.ts'

export function reliefsOf(facts: PcbYear, law: Reliefs, source: string, sheet: Worksheet | undefined): Amount {
  const married = facts.category === 2
  const lines: [string, Amount][] = [
    ['individual_relief', law.individual],
    ['spouse_relief', married ? law.spouse : 0n],
    ['disabled_individual_relief', facts.disabled_self ? law.disabledIndividual : 0n],
    ['disabled_spouse_relief', married && facts.disabled_spouse ? law.disabledSpouse : 0n],
    ['child_relief', facts.category === 1 ? 0n : childRelief(facts, law)],
    ['accumulated_deductions', facts.accumulated_deductions],
    ['previous_deductions', facts.previous_deductions],
    ['current_deductions', facts.current_deductions],
    ['deductions_by_item', deductionsByItem(facts, law)],
  ]
  let total = 0n
  for (const line of lines) total += line[1]
  sheet?.note('sum', 'reliefs', total, { parts: lines.filter(present), source })
  return total
}

/** Counts come in halves: two parents may share one child. */
function childRelief(facts: PcbYear, law: Reliefs): Amount {
  let halves = 0n
  for (const [kind, counts] of law.childCounts) if (facts[kind] > 0) halves += BigInt(facts[kind]) * counts
  return (law.child * halves) / 2n
}

/** What was claimed before uses up an item's limit; what is claimed now gets the rest of it. */
function deductionsByItem(facts: PcbYear, law: Reliefs): Amount {
  const { claimed_deductions_by_item: before, current_deductions_by_item: now } = facts
  if (before.size === 0 && now.size === 0) return 0n
  const limitOf = (code: string): Amount =>
    law.tp1Limits.get(code) ??
    refuse('deductions_by_item', 'unknown_value', `${code} is not an item of this year's TP1`)
  let total = 0n
  for (const [code, claimed] of before) total += lesser(claimed, limitOf(code))
  for (const [code, claimed] of now) {
    const limit = limitOf(code)
    total += lesser(claimed, limit - lesser(before.get(code) ?? 0n, limit))
  }
  return total
}

const lesser = (left: Amount, right: Amount): Amount => (left < right ? left : right)
const present = (line: readonly [string, Cell]): boolean => line[1] !== 0n
