/**
 * A worksheet as it is kept beside its payslip. Most people of a month go through the same steps with other values,
 * so the steps are kept once, as a shape with a hole for each value, and the payslip keeps its values alone: a tenth
 * of the room.
 */
import type { Part, Step } from '#statutory/work-out.ts'

/** The shape is JSON; equal shapes are equal text. */
type PackedWorksheet = { readonly shape: string; readonly values: readonly string[] }

export function packedWorksheet(steps: readonly Step[]): PackedWorksheet {
  return { shape: shapeOf(steps), values: valuesOf(steps) }
}

/** Packs many worksheets and writes each shape only once: comparing steps is a tenth of the work of writing them. */
export function worksheetPacker(): (steps: readonly Step[]) => PackedWorksheet {
  const known = new Map<string, Known[]>()
  return (steps) => {
    const values = valuesOf(steps)
    const size = `${steps.length} ${values.length}`
    const candidates = known.get(size) ?? []
    const found = candidates.find((candidate) => isSameShape(candidate.steps, steps))
    if (found) return { shape: found.shape, values }
    const shape = shapeOf(steps)
    known.set(size, [...candidates, { steps, shape }])
    return { shape, values }
  }
}

export function unpackedWorksheet({ shape, values }: PackedWorksheet): Step[] {
  const steps: readonly ShapeStep[] = JSON.parse(shape)
  let at = 0
  const next = () => values[at++] ?? ''
  const filled = (keys: readonly string[]) => keys.map((key) => ({ key, value: next() }))
  return steps.map(({ parts, row, ...rest }) => ({
    ...rest,
    value: next(),
    ...(parts && { parts: filled(parts) }),
    ...(row && { row: filled(row) }),
  }))
}

type Known = { readonly steps: readonly Step[]; readonly shape: string }
type ShapeStep = Omit<Step, 'value' | 'parts' | 'row'> & {
  readonly parts?: readonly string[] | undefined
  readonly row?: readonly string[] | undefined
}

function shapeOf(steps: readonly Step[]): string {
  const keys = (pairs: readonly Part[]) => pairs.map(({ key }) => key)
  const shape = steps.map(
    ({ value: _value, parts, row, ...rest }): ShapeStep => ({
      ...rest,
      ...(parts && { parts: keys(parts) }),
      ...(row && { row: keys(row) }),
    }),
  )
  return JSON.stringify(shape)
}

function valuesOf(steps: readonly Step[]): string[] {
  const values: string[] = []
  for (const { value, parts, row } of steps) {
    values.push(value)
    if (parts) for (const part of parts) values.push(part.value)
    if (row) for (const cell of row) values.push(cell.value)
  }
  return values
}

/** Whatever fields a step has, all but its values are its shape. */
function isSameShape(one: readonly Step[], other: readonly Step[]): boolean {
  return one.every((step, at) => {
    const against = other[at]
    if (!against) return false
    let fields = 0
    for (const field in step) {
      if (!isSameField(field, step, against)) return false
      fields += 1
    }
    for (const _field in against) fields -= 1
    return fields === 0
  })
}

function isSameField(field: string, one: Step, other: Step): boolean {
  if (field === 'value') return true
  if (field === 'parts' || field === 'row') return haveSameKeys(one[field], other[field])
  return Reflect.get(one, field) === Reflect.get(other, field)
}

function haveSameKeys(one: readonly Part[] | undefined, other: readonly Part[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)
}
