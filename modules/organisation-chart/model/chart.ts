/** People and their managers as trees. A manager who is not there makes a root; a circle is opened where it is met. */

export type Person = {
  readonly id: string
  readonly full_name: string
  readonly position: string | null
  readonly department: string | null
  readonly parent_id: string | null
}

export type Node<One extends Person = Person> = {
  readonly person: One
  readonly parent: Node<One> | undefined
  readonly children: readonly Node<One>[]
  /** Everybody below, however far down. */
  readonly below: number
}

export type Chart<One extends Person = Person> = {
  readonly roots: readonly Node<One>[]
  readonly byId: ReadonlyMap<string, Node<One>>
}

type Growing<One extends Person> = {
  person: One
  parent: Growing<One> | undefined
  children: Growing<One>[]
  below: number
}

/** Siblings keep the order they come in. */
export function chartOf<One extends Person>(people: readonly One[]): Chart<One> {
  const byId = new Map<string, Growing<One>>(
    people.map((person) => [person.id, { person, parent: undefined, children: [], below: 0 }]),
  )
  const opened = circlesOpened(people)
  const roots: Growing<One>[] = []
  for (const node of byId.values()) {
    const { id, parent_id } = node.person
    const parent = parent_id === null || opened.has(id) ? undefined : byId.get(parent_id)
    node.parent = parent
    const siblings = parent?.children ?? roots
    siblings.push(node)
  }
  for (const root of roots) count(root)
  return { roots, byId }
}

/** The line of managers, the nearest first. */
export function lineOf<One extends Person>(node: Node<One>): Node<One>[] {
  const line: Node<One>[] = []
  for (let at = node.parent; at; at = at.parent) line.push(at)
  return line
}

/** Why somebody cannot come under this one; undefined where it is possible. */
export function whyNot(person: Node, manager: Node | undefined): 'himself' | 'below-him' | 'already' | undefined {
  if (manager === undefined) return person.parent === undefined ? 'already' : undefined
  if (manager === person) return 'himself'
  if (lineOf(manager).includes(person)) return 'below-him'
  return person.parent === manager ? 'already' : undefined
}

/** One of each circle of managers: made a root, the circle is a line. Walks up from each person once. */
function circlesOpened(people: readonly Person[]): ReadonlySet<string> {
  const managers = new Map(people.map(({ id, parent_id }) => [id, parent_id]))
  const settled = new Set<string>()
  const opened = new Set<string>()
  for (const { id } of people) {
    const path = new Set<string>()
    let at: string | null | undefined = id
    while (at && managers.has(at) && !settled.has(at) && !path.has(at)) {
      path.add(at)
      at = managers.get(at)
    }
    if (at && path.has(at)) opened.add(at)
    for (const one of path) settled.add(one)
  }
  return opened
}

/** From the leaves up, without going deep: a line of thousands is no fault of the reader. */
function count<One extends Person>(root: Growing<One>): void {
  const order: Growing<One>[] = [root]
  for (let at = 0; at < order.length; at += 1) for (const child of order[at]?.children ?? []) order.push(child)
  for (const node of order.reverse()) {
    node.below = node.children.reduce((sum, child) => sum + child.below + 1, 0)
  }
}
