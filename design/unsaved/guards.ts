/** The pieces of the page that look after what was typed, for whoever takes the whole page away without leaving it. */
type Guard = {
  readonly unsaved: () => boolean
  /** Shows the question; `false` stays. */
  readonly ask: () => Promise<boolean>
}

const guards = new Set<Guard>()

/** Until the answer is called. */
export function standGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asked once, however many pieces hold something; `false` stays. */
export async function mayLeaveTyped(): Promise<boolean> {
  // The one that came last stands on top.
  const guard = [...guards].reverse().find(({ unsaved }) => unsaved())
  return guard ? guard.ask() : true
}
