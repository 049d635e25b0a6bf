/** What the address of the first page says where it lists who is away. */
export const AWAY = 'away'

type Away = { readonly employee_id: string; readonly from: string }

/** Whoever is away today, in all they have today; and what begins on the days after. */
export function byBegin<Row extends Away>(week: readonly Row[], today: string) {
  const now = week.filter(({ from }) => from <= today)
  return {
    now,
    people: new Set(now.map((one) => one.employee_id)).size,
    later: week.filter(({ from }) => from > today),
  }
}
