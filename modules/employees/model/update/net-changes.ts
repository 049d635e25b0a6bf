/** Changes after one another as one: what stood there before all of them, and what stands there after. */
type Change = {
  readonly employeeId: string
  readonly field: string
  readonly from: string | null
  readonly before: string | null
  readonly after: string | null
}

export function netChanges<One extends Change>(changes: readonly One[]): One[] {
  const net = new Map<string, One>()
  for (const change of changes) {
    const key = `${change.employeeId} ${change.field} ${change.from ?? ''}`
    const first = net.get(key)
    net.set(key, first ? { ...change, before: first.before } : change)
  }
  return [...net.values()]
}
