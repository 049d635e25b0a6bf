/** Whether the overtime of a month, and with consent of three months, stays within what the law allows. */
import type { Fraction } from '#kernel/fraction.ts'
import { optional, reader } from '../../core/given.ts'
import { decimal, flag } from '../../core/given-kinds.ts'
import { plainDecimal } from '../../core/plain-decimal.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { labourStandardsFile } from './labour-standards-file.ts'

const given = reader({ month_hours: decimal, consent: flag, three_month_hours: optional(decimal) })

export const overtimeLimitScheme = scheme(
  'tw.overtime_limit',
  given,
  ['month_limit', 'three_month_limit', 'within_limit'],
  ({ month_hours: month, consent, three_month_hours: three }, on, sheet) => {
    const { law, id: source } = overtimeLimit.on(on)
    if (three && more(month, three)) refuse('three_month_hours', 'contradiction', 'is less than month_hours')
    const limit = consent ? law.monthWithConsent : law.month
    const overThree = consent && three !== undefined && more(three, wholeHours(law.threeMonths))
    const within = !more(month, wholeHours(limit)) && !overThree
    if (sheet) {
      sheet.result('month_limit', limit, { parts: [['consent', consent]], source })
      if (consent) sheet.result('three_month_limit', law.threeMonths, { parts: [['consent', consent]], source })
      sheet.result('within_limit', within, {
        parts: [
          ['month_hours', plainDecimal(month)],
          ['month_limit', limit],
          ...(consent && three
            ? ([
                ['three_month_hours', plainDecimal(three)],
                ['three_month_limit', law.threeMonths],
              ] as const)
            : []),
        ],
        source,
      })
    }
    const answer = { month_limit: limit, within_limit: within }
    return consent ? { ...answer, three_month_limit: law.threeMonths } : answer
  },
)

const overtimeLimit = labourStandardsFile.history('overtime_limit', (block) => ({
  month: block.whole('month'),
  monthWithConsent: block.whole('month with consent'),
  threeMonths: block.whole('three months with consent'),
}))

const wholeHours = (hours: number): Fraction => ({ top: BigInt(hours), bottom: 1n })
const more = (left: Fraction, right: Fraction): boolean => left.top * right.bottom > right.top * left.bottom
