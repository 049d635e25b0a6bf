/** How many days of leave of a kind there are, and which part of wages they are paid. */
import { optional, reader } from '../../core/given.ts'
import { oneOf, serviceMonths } from '../../core/given-kinds.ts'
import type { Entry } from '../../core/law-file.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { labourStandardsFile } from './labour-standards-file.ts'
import { paidRate } from './leave-rates.ts'

const types = [
  'sick',
  'personal',
  'family_care',
  'marriage',
  'maternity',
  'miscarriage_over_3_months',
  'miscarriage_2_to_3_months',
  'miscarriage_under_2_months',
  'prenatal_checkup',
  'paternity',
  'bereavement',
] as const

/** Whose death; the law gives each its days. */
export const relations = [
  'parent',
  'adoptive_parent',
  'step_parent',
  'spouse',
  'grandparent',
  'child',
  'spouse_parent',
  'spouse_adoptive_parent',
  'spouse_step_parent',
  'great_grandparent',
  'sibling',
  'spouse_grandparent',
] as const
type Relation = (typeof relations)[number]

const given = reader({
  leave_type: oneOf(types),
  relation: optional(oneOf(relations)),
  service_months: optional(serviceMonths),
})

export const leaveEntitlementScheme = scheme(
  'tw.leave_entitlement',
  given,
  ['days', 'paid_rate'],
  (facts, on, sheet) => {
    const { law, id: source } = entitlements.on(on)
    const { leave_type: type } = facts
    const days = type === 'bereavement' ? law.bereavement(neededRelation(facts.relation)) : law.days(type)
    const paid = paidRate(facts, on)
    const rate = plainDecimal(paid.law)
    if (sheet) {
      const kind = ['leave_type', type] as const
      const relation = facts.relation ? [['relation', facts.relation] as const] : []
      const months = facts.service_months === undefined ? [] : [['service_months', facts.service_months] as const]
      sheet.note('table', 'days', days, { figure: 'days', parts: [kind, ...relation], row: [['days', days]], source })
      sheet.note('rate', 'paid_rate', rate, { figure: 'paid_rate', parts: [kind, ...months], source: paid.id })
    }
    return { days, paid_rate: rate }
  },
)

const entitlements = labourStandardsFile.history('leave_entitlement', (block) => {
  const byType = new Map(block.list('rows').map((row) => [row.text('leave type'), row.whole('days')]))
  const byRelation = new Map(block.list('bereavement').flatMap(relationsOf))
  return {
    days: (type: string) => byType.get(type) ?? refuse('leave_type', 'unknown_value', `${type} has no days`),
    bereavement: (relation: Relation) =>
      byRelation.get(relation) ?? refuse('relation', 'unknown_value', `${relation} has no days`),
  }
})

function relationsOf(row: Entry): readonly (readonly [string, number])[] {
  return row.textsIfAny('relations').map((relation) => [relation, row.whole('days')])
}

const neededRelation = (relation: Relation | undefined): Relation =>
  relation ?? refuse('relation', 'missing', 'is required for bereavement')
