/** Who stands under himself: walks up from each person once, so that ten thousand people take no time. */
type Placed = { readonly staffId: string; readonly managerStaffId: string | null }

/** Lower-case staff ids of those who are part of a circle. */
export function managerCircle(people: readonly Placed[]): ReadonlySet<string> {
  // Of two rows with one staff id the first counts; the second is a fault of its own.
  const managers = new Map<string, string | null>()
  for (const { staffId, managerStaffId } of people) {
    const key = staffId.toLowerCase()
    if (!managers.has(key)) managers.set(key, managerStaffId?.toLowerCase() ?? null)
  }
  const done = new Set<string>()
  const circles = new Set<string>()
  for (const start of managers.keys()) {
    const path: string[] = []
    const onPath = new Set<string>()
    let at: string | null | undefined = start
    while (at && managers.has(at) && !done.has(at) && !onPath.has(at)) {
      path.push(at)
      onPath.add(at)
      at = managers.get(at)
    }
    if (at && onPath.has(at)) for (const one of path.slice(path.indexOf(at))) circles.add(one)
    for (const one of path) done.add(one)
  }
  return circles
}

/** Managers before their people, so that each finds his manager stored already. For people without circles. */
export function managersFirst<Person extends Placed>(people: readonly Person[]): readonly Person[] {
  const byId = new Map(people.map((one) => [one.staffId.toLowerCase(), one]))
  const placed = new Set<Person>()
  for (const person of people) {
    const up: Person[] = []
    for (let at: Person | undefined = person; at && !placed.has(at) && !up.includes(at); ) {
      up.push(at)
      at = at.managerStaffId === null ? undefined : byId.get(at.managerStaffId.toLowerCase())
    }
    for (const one of up.reverse()) placed.add(one)
  }
  return [...placed]
}
