/** Of effective-dated pay, what holds on a day: per component the newest row that has begun. */
import { type Employment, employmentOn, nextEmployment } from './employments.ts'

type Rate = { readonly component: string; readonly effective_from: string; readonly amount: string }
export type Agreed = {
  readonly component: string
  readonly amount: string
  /** Of who is not employed on the day: the first day of the employment that it is agreed for. */
  readonly begins_on?: string
}

/**
 * `rates` newest first. Who has not begun yet is shown with what he will begin with, and from when; who has left has no
 * pay any more; an amount agreed for later does not hold before its day. Components in the country's order.
 */
export function ratesInForce(
  rates: readonly Rate[],
  components: readonly string[],
  employments: readonly Employment[],
  today: string,
): Agreed[] {
  const next = employmentOn(employments, today) ? undefined : nextEmployment(employments, today)
  if (!next && !employmentOn(employments, today)) return []
  const day = next?.joined_on ?? today
  return componentsOf(rates, components).flatMap((component) => {
    const rate = rates.find((one) => one.component === component && one.effective_from <= day)
    return rate ? [{ component, amount: rate.amount, ...(next && { begins_on: next.joined_on }) }] : []
  })
}

/** Those of the country, and whatever somebody has besides. */
export const componentsOf = (rates: readonly Rate[], components: readonly string[]): string[] => [
  ...components,
  ...new Set(rates.map(({ component }) => component).filter((one) => !components.includes(one))),
]
