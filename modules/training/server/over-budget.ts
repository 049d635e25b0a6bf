/** What is asked before a department spends more on training than its budget of the year. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { Say } from '#platform/http/server/say.ts'
import { moneyText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { BudgetRow } from './record-store.ts'

type Person = { readonly department_id: string | null }
type Costs = { readonly cost: string; readonly currency: string; readonly people: readonly Person[] }
type Reading = { readonly say: Say; readonly language: Language }

/** By department, with all of it that are asked for together. */
export function overBudget(
  budgets: readonly BudgetRow[],
  { cost, currency, people }: Costs,
  { say, language }: Reading,
) {
  const lines = new Map<string, string>()
  for (const { department_id, department, amount, spent } of budgets) {
    const together = BigInt(people.filter((one) => one.department_id === department_id).length)
    if (amount === null || together === 0n || amountOf(cost) === 0n) continue
    const over = amountOf(spent) + amountOf(cost) * together - amountOf(amount)
    const told = `${currency} ${moneyText(amountText(over), currency)}`
    if (over > 0n) lines.set(department_id, say(language, 'training.over-budget', { department, amount: told }))
  }
  return lines
}
