/** The part of their own premium that the state pays for persons with a disability. */
import { decimalText, type Fraction, times } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { or } from '../../core/given.ts'
import { oneOf } from '../../core/given-kinds.ts'
import { halfUpToDollar } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { insuredFile } from './insured-days.ts'

const levels = ['none', 'mild', 'moderate', 'severe', 'profound'] as const
export type DisabilityLevel = (typeof levels)[number]

export const disabilityLevel = or(oneOf(levels), 'none')

/** The state's part of the insured's own premium; undefined where there is none. */
export function subsidyOf(level: DisabilityLevel, on: PlainDate, sheet: Worksheet | undefined): Fraction | undefined {
  if (level === 'none') return undefined
  const { law, id: source } = subsidy.on(on)
  sheet?.note('rate', 'disability_subsidy', decimalText(law[level]), {
    parts: [['disability_level', level]],
    source,
  })
  return law[level]
}

/** What the state pays of an own premium, rounded on its own. */
export function paidByState(ownPremium: Fraction, share: Fraction | undefined): Amount {
  return share ? halfUpToDollar(times(ownPremium, share)) : 0n
}

const subsidy = insuredFile.history('disability_subsidy', (block) => ({
  mild: block.rate('mild'),
  moderate: block.rate('moderate'),
  severe: block.rate('severe'),
  profound: block.rate('profound'),
}))
