/**
 * Taiwan: a vacancy whose regular monthly pay does not reach an amount shows its range (Employment Service Act, §5 II
 * (6)), and the range should not be wide (guidance 勞動發就字第10805036151號). A new amount is a new block, never an edit.
 */
import { type Amount, amountOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

type Block = { readonly from: string; readonly below: Amount; readonly widest: Amount }

const blocks: readonly Block[] = [{ from: '2018-11-30', below: 4_000_000n, widest: 500_000n }]

type Pay = { readonly salary_from: string | null; readonly salary_to: string | null; readonly show_salary: boolean }
type Found = { readonly field: 'salary_from' | 'show_salary'; readonly word: string }

const inForce = (day: PlainDate): Block | undefined => blocks.findLast(({ from }) => from <= day)

/** What keeps an advertisement from being published in Taiwan. */
export function payNotShown({ salary_from, show_salary }: Pay, day: PlainDate): Found | undefined {
  const law = inForce(day)
  if (!law) return undefined
  if (salary_from === null) return { field: 'salary_from', word: 'recruitment.tw-needs-pay' }
  if (!show_salary && amountOf(salary_from) < law.below)
    return { field: 'show_salary', word: 'recruitment.tw-shows-pay' }
  return undefined
}

export function isWideRange({ salary_from, salary_to }: Pay, day: PlainDate): boolean {
  const law = inForce(day)
  if (!law || salary_from === null || salary_to === null) return false
  return amountOf(salary_to) - amountOf(salary_from) > law.widest
}
