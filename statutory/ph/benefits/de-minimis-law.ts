/** The lists of de minimis benefits as the rule reads them. */
import type { Amount } from '#kernel/money.ts'
import type { Entry } from '../../core/law-file.ts'
import { benefitsFile } from './benefits-file.ts'
import type { MoneyItem } from './de-minimis-given.ts'

export type Ceiling = {
  /** For a month or a year. */
  readonly each: Amount
  /** Where the item may be counted by semesters too. */
  readonly aSemester: Amount | undefined
  readonly yearly: boolean
  readonly inPropertyOnly: boolean
}

export const deMinimisLaw = benefitsFile.history('de_minimis', (block) => {
  const money = block.entry('money')
  const ceiling = (item: MoneyItem) => ceilingOf(money.entry(item))
  return {
    money: {
      rice: ceiling('rice'),
      laundry: ceiling('laundry'),
      uniform: ceiling('uniform'),
      medical_actual: ceiling('medical_actual'),
      achievement_award: ceiling('achievement_award'),
      gifts_xmas_anniv: ceiling('gifts_xmas_anniv'),
      cba_productivity: ceiling('cba_productivity'),
      med_cash_dependents: ceiling('med_cash_dependents'),
    },
    mealShare: block.rate('meal share of minimum daily wage'),
    leaveDays: block.whole('vacation leave days a year'),
  }
})
export type Ceilings = NonNullable<(typeof deMinimisLaw.blocks)[number]['law']>

function ceilingOf(item: Entry): Ceiling {
  const yearly = item.optional('a year') !== undefined
  return {
    each: item.amount(yearly ? 'a year' : 'a month'),
    aSemester: item.optional('a semester') === undefined ? undefined : item.amount('a semester'),
    yearly,
    inPropertyOnly: item.optional('in property only') === 'yes',
  }
}
