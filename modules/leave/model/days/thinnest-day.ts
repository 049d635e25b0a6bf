/** The charged day on which fewest of the team are left, where that is half of them or fewer. */
type Day = { readonly date: string; readonly charge: number }
type Away = { readonly employee_id: string; readonly from: string; readonly to: string }

export function thinnestDay(days: readonly Day[], away: readonly Away[], others: number) {
  const of = others + 1
  const counted = days
    .filter(({ charge }) => charge > 0)
    .map(({ date }) => {
      const gone = new Set(away.filter(({ from, to }) => from <= date && date <= to).map((one) => one.employee_id))
      return { date, here: others - gone.size, of, gone: gone.size }
    })
    .filter(({ gone, here }) => gone > 0 && here * 2 <= of)
  return counted.reduce<(typeof counted)[number] | undefined>(
    (least, one) => (least === undefined || one.here < least.here ? one : least),
    undefined,
  )
}
