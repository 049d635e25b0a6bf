/** Of effective-dated pay, what holds on a day: per component the newest row that has begun. */
type Rate = { readonly component: string; readonly effective_from: string; readonly amount: string }
export type Agreed = { readonly component: string; readonly amount: string }

/** `rates` newest first. Who has not begun yet is shown with what he will begin with. Components in the country's order. */
export function ratesInForce(rates: readonly Rate[], components: readonly string[], today: string): Agreed[] {
  const known = [
    ...components,
    ...new Set(rates.map(({ component }) => component).filter((one) => !components.includes(one))),
  ]
  return known.flatMap((component) => {
    const own = rates.filter((rate) => rate.component === component)
    const rate = own.find(({ effective_from }) => effective_from <= today) ?? own.at(-1)
    return rate ? [{ component, amount: rate.amount }] : []
  })
}
