/**
 * Everything that is taken off income before tax: the reliefs that follow from the person and the family, and
 * the deductions claimed on form TP1, each item up to its yearly limit.
 */
import { type Amount, lesser } from '#kernel/money.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { PcbPerson } from './pcb-given.ts'
import type { Reliefs } from './pcb-law.ts'

export function reliefsOf(person: PcbPerson, law: Reliefs, source: string, sheet: Worksheet | undefined): Amount {
  const married = person.category === 2
  const lines: Lines = [
    ['individual_relief', law.individual],
    ['spouse_relief', married ? law.spouse : 0n],
    ['disabled_individual_relief', person.disabled_self ? law.disabledIndividual : 0n],
    ['disabled_spouse_relief', married && person.disabled_spouse ? law.disabledSpouse : 0n],
    ['child_relief', person.category === 1 ? 0n : childRelief(person, law)],
    ['accumulated_deductions', person.accumulated_deductions],
    ['previous_deductions', person.previous_deductions],
    ['current_deductions', person.current_deductions],
    ['deductions_by_item', deductionsByItem(person, law)],
  ]
  let total = 0n
  for (const line of lines) total += line[1]
  sheet?.note('sum', 'reliefs', total, { parts: lines.filter(([, amount]) => amount !== 0n), source })
  return total
}

type Lines = readonly (readonly [relief: string, amount: Amount])[]

/** Counts come in halves: two parents may share one child. */
function childRelief(person: PcbPerson, law: Reliefs): Amount {
  let halves = 0n
  for (const [kind, counts] of law.childCounts) if (person[kind] > 0) halves += BigInt(person[kind]) * counts
  return (law.child * halves) / 2n
}

/** What was claimed before uses up an item's limit; what is claimed now gets the rest of it. */
function deductionsByItem(person: PcbPerson, law: Reliefs): Amount {
  const { claimed_deductions_by_item: before, current_deductions_by_item: now } = person
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
