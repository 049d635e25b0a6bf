/** Which run of a month has somebody's pay in it: the one that waits, else the one that they would be in, else the last. */

export type RunOfPerson = {
  readonly run: number
  readonly state: 'none' | 'unconfirmed' | 'confirmed' | 'approved'
  /** They have a payslip in it, or it was made for them. */
  readonly has: boolean
  /** It is worked out without them by choice: left out, or paid by a last pay of their own. */
  readonly without: boolean
}

/** `regular`: the regular runs of the month, by number. Of several approved the one that was approved last is the last. */
export function runOfPerson(runs: readonly RunOfPerson[], regular: readonly number[]): number {
  const theirs = runs.filter(({ has }) => has)
  const waits = theirs.find(({ state }) => state !== 'approved')
  if (waits) return waits.run
  const open = regular.find((number) => {
    const known = runs.find(({ run }) => run === number)
    return known === undefined || (known.state !== 'approved' && !known.without)
  })
  return open ?? theirs.at(-1)?.run ?? regular.at(-1) ?? 1
}
