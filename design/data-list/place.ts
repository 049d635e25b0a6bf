/** Where the keys stand in a list: at what is open, else at the row last moved to, by its number. */
export type Current = { readonly id: string; readonly at: number }

export function placeOf(
  ids: { readonly length: number; indexOf(id: string): number },
  open: string | undefined,
  current: Current | undefined,
): number {
  const wanted = open ?? current?.id
  if (wanted === undefined) return -1
  const found = ids.indexOf(wanted)
  // What was decided and has gone gives its place to the next, so that the keys go on from there.
  return found >= 0 || open !== undefined || !current ? found : Math.min(current.at, ids.length - 1)
}
