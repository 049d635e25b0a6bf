/**
 * Where each box of the chart stands. Teams stand side by side below their manager; people without a team hang in
 * columns, so that a manager of fifty does not make a line of fifty. Nothing overlaps, and a chart of thousands is
 * placed in one pass.
 */
import type { Node } from './chart.ts'

export const BOX = { width: 212, height: 58 } as const
const GAP = { beside: 22, below: 46, hanging: 10, trunk: 16 } as const
/** Columns become longer with the number of people in them, and stay wider than long. */
const SHORTEST_COLUMN = 6
const STRETCH = 1.5

export type Box<One extends Node = Node> = {
  readonly node: One
  readonly x: number
  readonly y: number
  readonly folded: boolean
}
export type Line = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
export type Drawing<One extends Node = Node> = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box<One>[]
  readonly lines: readonly Line[]
}

type Placed<One extends Node> = {
  readonly node: One
  readonly width: number
  readonly hanging: readonly One[]
  readonly teams: readonly Placed<One>[]
}

/** Whose id is in `folded` is shown without the people below. */
export function drawingOf<One extends Node>(roots: readonly One[], folded: ReadonlySet<string>): Drawing<One> {
  const boxes: Box<One>[] = []
  const lines: Line[] = []
  const hasTeam = (node: Node) => node.children.length > 0 && !folded.has(node.person.id)
  const alone = roots.filter((root) => !hasTeam(root))
  const forest = roots.filter(hasTeam).map((root) => measured(root, hasTeam))
  const put = (node: One, x: number, y: number) =>
    boxes.push({ node, x, y, folded: node.children.length > 0 && folded.has(node.person.id) })

  let left = 0
  for (const tree of forest) {
    place(tree, left, 0, { put, lines })
    left += tree.width + GAP.beside
  }
  for (const [at, column] of columnsOf(alone).entries()) {
    for (const [row, node] of column.entries()) {
      put(node, left + at * (BOX.width + GAP.beside), row * (BOX.height + GAP.hanging))
    }
  }
  const width = boxes.reduce((edge, box) => Math.max(edge, box.x + BOX.width), 0)
  const height = boxes.reduce((edge, box) => Math.max(edge, box.y + BOX.height), 0)
  return { width, height, boxes, lines }
}

/** From the leaves up in a list of its own, so that no depth is too deep. */
function measured<One extends Node>(root: One, hasTeam: (node: Node) => boolean): Placed<One> {
  const order: One[] = [root]
  for (let at = 0; at < order.length; at += 1) {
    for (const child of (order[at]?.children ?? []) as readonly One[]) if (hasTeam(child)) order.push(child)
  }
  const done = new Map<Node, Placed<One>>()
  for (const node of order.reverse()) {
    const children = node.children as readonly One[]
    const teams = children.flatMap((child) => done.get(child) ?? [])
    const hanging = children.filter((child) => !hasTeam(child))
    const columns = columnsOf(hanging).length
    const parts = [...(columns > 0 ? [columns * (BOX.width + GAP.trunk)] : []), ...teams.map(({ width }) => width)]
    const inner = parts.reduce((sum, width) => sum + width, 0) + GAP.beside * Math.max(0, parts.length - 1)
    done.set(node, { node, teams, hanging, width: Math.max(BOX.width, inner) })
  }
  const placed = done.get(root)
  if (!placed) throw new Error('a tree has its root')
  return placed
}

type Onto<One extends Node> = { put: (node: One, x: number, y: number) => void; lines: Line[] }

function place<One extends Node>(root: Placed<One>, left: number, top: number, { put, lines }: Onto<One>): void {
  const waiting = [{ tree: root, left, top }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { tree, left: from, top: y } = next
    const middle = from + tree.width / 2
    put(tree.node, middle - BOX.width / 2, y)
    const below = y + BOX.height + GAP.below
    const bus = y + BOX.height + GAP.below / 2
    /** Where lines come down from the bus. */
    const drops: number[] = []
    let x = from
    for (const column of columnsOf(tree.hanging)) {
      drops.push(hang(column, x, below, { put, lines }, bus))
      x += BOX.width + GAP.trunk
    }
    if (tree.hanging.length > 0) x += GAP.beside
    for (const team of tree.teams) {
      const drop = x + team.width / 2
      drops.push(drop)
      lines.push({ x1: drop, y1: bus, x2: drop, y2: below })
      waiting.push({ tree: team, left: x, top: below })
      x += team.width + GAP.beside
    }
    lines.push({ x1: middle, y1: y + BOX.height, x2: middle, y2: bus })
    lines.push({ x1: Math.min(middle, ...drops), y1: bus, x2: Math.max(middle, ...drops), y2: bus })
  }
}

/** One column with its trunk at the left; resolves to where the trunk meets the bus. */
function hang<One extends Node>(
  column: readonly One[],
  x: number,
  top: number,
  { put, lines }: Onto<One>,
  bus: number,
): number {
  const trunk = x + GAP.trunk / 4
  let last = bus
  for (const [row, node] of column.entries()) {
    const y = top + row * (BOX.height + GAP.hanging)
    put(node, x + GAP.trunk, y)
    last = y + BOX.height / 2
    lines.push({ x1: trunk, y1: last, x2: x + GAP.trunk, y2: last })
  }
  lines.push({ x1: trunk, y1: bus, x2: trunk, y2: last })
  return trunk
}

function columnsOf<One>(people: readonly One[]): (readonly One[])[] {
  const length = Math.max(SHORTEST_COLUMN, Math.ceil(Math.sqrt(people.length * STRETCH)))
  return Array.from({ length: Math.ceil(people.length / length) }, (_, at) =>
    people.slice(at * length, (at + 1) * length),
  )
}

/** What lies within this part of the drawing, lines too. */
export function within<One extends Node>(
  { boxes, lines }: Drawing<One>,
  part: Part,
): Pick<Drawing<One>, 'boxes' | 'lines'> {
  const { left, top, right, bottom } = part
  return {
    boxes: boxes.filter(({ x, y }) => x < right && x + BOX.width > left && y < bottom && y + BOX.height > top),
    lines: lines.filter(({ x1, y1, x2, y2 }) => x1 <= right && x2 >= left && y1 <= bottom && y2 >= top),
  }
}

export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
