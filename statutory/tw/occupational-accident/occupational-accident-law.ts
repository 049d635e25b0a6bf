/** The dated tables of occupational accident insurance as the rules read them. */
import { plus } from '#kernel/fraction.ts'
import { lawFile } from '../../core/law-file.ts'
import { ladderOf } from '../insured/ladder.ts'
import rates from './occupational-accident.rates.yaml'

export const occupationalFile = lawFile(rates)

export const occupationalGrades = occupationalFile.history('grades', (block) => ladderOf(block))

/** By the number of the industry: its rate with commuting. */
export const industryRates = occupationalFile.history(
  'industry_rates',
  (block) =>
    new Map(
      block.list('rows').map((row) => {
        const [industry, commuting] = [row.rate('industry'), row.rate('commuting')]
        return [row.whole('code'), { industry, commuting, total: plus(industry, commuting) }] as const
      }),
    ),
)

export const givenRate = occupationalFile.history('given_rate', (block) => ({ most: block.rate('at most') }))
