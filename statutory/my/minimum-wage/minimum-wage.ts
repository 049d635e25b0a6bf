/** The minimum wage of a month, a day and an hour, and whether given wages reach it. */
import { amountText } from '#kernel/money.ts'
import { optional, or, reader } from '../../core/given.ts'
import { flag, money, oneOfWhole } from '../../core/given-kinds.ts'
import { type Entry, lawFile } from '../../core/law-file.ts'
import { scheme } from '../../core/scheme.ts'
import rates from './minimum-wage.rates.yaml'

const daysPerWeek = [4, 5, 6] as const

const given = reader({
  wages: optional(money),
  days_per_week: or(oneOfWhole(daysPerWeek), 6),
  fewer_than_five_employees: flag,
})

export const minimumWageScheme = scheme(
  'my.minimum_wage',
  given,
  ['monthly_minimum', 'daily_minimum', 'hourly_minimum', 'compliant'],
  (facts, on, sheet) => {
    const order = facts.fewer_than_five_employees ? small : others
    const { law, id: source } = order.on(on)
    const daily = law.daily[facts.days_per_week]
    sheet?.note('fact', 'fewer_than_five_employees', facts.fewer_than_five_employees)
    sheet?.result('monthly_minimum', law.monthly, { source })
    sheet?.result('daily_minimum', daily, { parts: [['days_per_week', facts.days_per_week]], source })
    sheet?.result('hourly_minimum', law.hourly, { source })
    const answer = {
      monthly_minimum: amountText(law.monthly),
      daily_minimum: amountText(daily),
      hourly_minimum: amountText(law.hourly),
    }
    if (facts.wages === undefined) return answer
    const compliant = facts.wages >= law.monthly
    sheet?.result('compliant', compliant, {
      parts: [
        ['wages', facts.wages],
        ['monthly_minimum', law.monthly],
      ],
    })
    return { ...answer, compliant }
  },
)

export const minimumWageFile = lawFile(rates)
const others = minimumWageFile.history('five_or_more_employees', read)
const small = minimumWageFile.history('fewer_than_five_employees', read)

function read(block: Entry) {
  const daily = block.entry('daily by days per week')
  return {
    monthly: block.amount('monthly'),
    hourly: block.amount('hourly'),
    daily: { 4: daily.amount('4'), 5: daily.amount('5'), 6: daily.amount('6') },
  }
}
