/** What rows weigh together: a hundred (specification, section 5). Pure. */

export type Weighed = { readonly weight: number }
export const WHOLE = 100

export const totalOf = (rows: readonly Weighed[]): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** Places of the rows that weigh more than those before them have left of the hundred (decision B21). */
export function overWeight(rows: readonly Weighed[]): readonly number[] {
  let left = WHOLE
  return rows.flatMap(({ weight }, at) => {
    const over = weight > left
    left = Math.max(0, left - weight)
    return over ? [at] : []
  })
}
