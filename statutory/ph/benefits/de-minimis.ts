/** One de minimis benefit: how far its ceiling keeps it free of tax; the excess joins the yearly pool of benefits. */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, amountText, lesser, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { optional, reader } from '../../core/given.ts'
import { money } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { DeMinimis } from './de-minimis-free.ts'
import { type DeMinimisFacts, deMinimisFields, deMinimisItem, type MoneyItem, usedMoney } from './de-minimis-given.ts'
import { type Ceilings, deMinimisLaw } from './de-minimis-law.ts'
import { monetizedLeave } from './monetized-leave.ts'

/** `place` is where the facts stand in the case, for refusals. */
export function deMinimis(facts: DeMinimisFacts, on: PlainDate, sheet?: Worksheet, place = ''): DeMinimis {
  const { law, id: source } = deMinimisLaw.on(on)
  const { item } = facts
  sheet?.fact('item', item)
  if (item === 'vl_monetized_private') return monetizedLeave(facts, law.leaveDays, source, sheet, place)
  const amount = facts.amount ?? refuse(`${place}amount`, 'missing', 'is required')
  sheet?.result('amount', amount)
  if (item === 'vlsl_monetized_govt') return split(amount, undefined, 0n, source, sheet)
  const limit =
    item === 'meal_ot_night'
      ? mealLimit(facts, law, source, sheet, place)
      : moneyLimit(facts, item, law, source, sheet, place)
  return split(amount, limit, usedMoney(facts, `${place}used_before`), source, sheet)
}

const given = reader({ item: deMinimisItem, amount: optional(money), ...deMinimisFields })
const answers = ['amount', 'limit', 'limit_days', 'exempt', 'excess']

export const deMinimisScheme = scheme('ph.de_minimis', given, answers, (facts, on, sheet) => {
  const found = deMinimis(facts, on, sheet)
  return {
    amount: amountText(found.amount),
    ...(found.limit !== undefined && { limit: amountText(found.limit) }),
    ...(found.limitDays !== undefined && { limit_days: found.limitDays }),
    exempt: amountText(found.exempt),
    excess: amountText(found.excess),
  }
})

function split(
  amount: Amount,
  limit: Amount | undefined,
  used: Amount,
  source: string,
  sheet: Worksheet | undefined,
): DeMinimis {
  const exempt = limit === undefined ? amount : lesser(amount, notNegative(limit - used))
  if (sheet) {
    const parts = [['amount', amount] as const]
    sheet.note('capped', 'exempt', exempt, {
      figure: 'exempt',
      parts: limit === undefined ? parts : [...parts, ['limit', limit], ['used_before', -used]],
      source,
    })
    sheet.result('excess', amount - exempt, { parts: [...parts, ['exempt', -exempt]] })
  }
  return { amount, ...(limit !== undefined && { limit }), exempt, excess: amount - exempt }
}

/** A share of the regional minimum wage for every day on which a meal is given. */
function mealLimit(
  facts: DeMinimisFacts,
  { mealShare }: Ceilings,
  source: string,
  sheet: Worksheet | undefined,
  place: string,
): Amount {
  const wage = facts.minimum_daily_wage
  if (wage === undefined) return refuse(`${place}minimum_daily_wage`, 'missing', 'is required for meals')
  const limit = halfUpToCentavo({ top: wage * mealShare.top * BigInt(facts.periods), bottom: mealShare.bottom })
  sheet?.note('rate', 'limit', limit, {
    figure: 'limit',
    parts: [
      ['minimum_daily_wage', wage],
      ['rate', decimalText(mealShare)],
      ['periods', facts.periods],
    ],
    rounding: 'half_up_to_centavo',
    source,
  })
  return limit
}

function moneyLimit(
  facts: DeMinimisFacts,
  item: MoneyItem,
  law: Ceilings,
  source: string,
  sheet: Worksheet | undefined,
  place: string,
): Amount {
  const ceiling = law.money[item]
  const { periods, unit, form } = facts
  if (ceiling.yearly && periods > 1) refuse(`${place}periods`, 'out_of_range', 'must be 1 for a yearly ceiling')
  const each = ceiling.aSemester !== undefined && unit === 'semester' ? ceiling.aSemester : ceiling.each
  const wrongForm = ceiling.inPropertyOnly && form !== 'property'
  const limit = wrongForm ? 0n : each * BigInt(periods)
  sheet?.note('table', 'limit', limit, {
    figure: 'limit',
    parts: [
      ['item', item],
      ['ceiling_each', each],
      ['periods', periods],
      ...(ceiling.aSemester === undefined ? [] : [['unit', unit] as const]),
      ...(ceiling.inPropertyOnly ? [['form', form] as const] : []),
    ],
    source,
  })
  return limit
}
