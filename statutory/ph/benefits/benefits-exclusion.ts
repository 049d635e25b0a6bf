/** The yearly pool that keeps the thirteenth month and other benefits free of tax, whoever the employers were. */
import { type Amount, amountText, lesser, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { or, reader } from '../../core/given.ts'
import { money } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { benefitsFile } from './benefits-file.ts'

export type Excluded = {
  readonly exempt: Amount
  readonly taxable: Amount
  readonly used: Amount
  readonly left: Amount
}

export function benefitsExclusion(benefits: Amount, before: Amount, on: PlainDate, sheet?: Worksheet): Excluded {
  const { law, id: source } = exclusion.on(on)
  const exempt = lesser(benefits, notNegative(law.amount - before))
  const used = before + exempt
  const excluded = { exempt, taxable: benefits - exempt, used, left: notNegative(law.amount - used) }
  if (sheet) {
    sheet.fact('benefits', benefits)
    sheet.fact('excluded_before', before)
    const most = ['yearly_exclusion', law.amount] as const
    sheet.note('capped', 'exempt', exempt, {
      figure: 'exempt',
      parts: [['benefits', benefits], most, ['excluded_before', -before]],
      source,
    })
    sheet.result('taxable', excluded.taxable, {
      parts: [
        ['benefits', benefits],
        ['exempt', -exempt],
      ],
    })
    sheet.note('year-to-date', 'exclusion_used', used, {
      figure: 'exclusion_used',
      parts: [
        ['excluded_before', before],
        ['exempt', exempt],
      ],
    })
    sheet.result('exclusion_left', excluded.left, { parts: [most, ['exclusion_used', -used]], source })
  }
  return excluded
}

export const excludedBefore = or(money, 0n)
const given = reader({ benefits: money, excluded_before: excludedBefore })
export const exclusionAnswers = ['exempt', 'taxable', 'exclusion_used', 'exclusion_left'] as const

export const benefitsExclusionScheme = scheme('ph.benefits_exclusion', given, exclusionAnswers, (facts, on, sheet) =>
  exclusionAnswer(benefitsExclusion(facts.benefits, facts.excluded_before, on, sheet)),
)

export function exclusionAnswer(excluded: Excluded) {
  return {
    exempt: amountText(excluded.exempt),
    taxable: amountText(excluded.taxable),
    exclusion_used: amountText(excluded.used),
    exclusion_left: amountText(excluded.left),
  }
}

const exclusion = benefitsFile.history('exclusion', (block) => ({ amount: block.amount('amount') }))
