/**
 * A worksheet as it is kept beside its payslip. Most people of a month go through the same steps with other values,
 * so the steps are kept once, as a shape with a hole for each value, and the payslip keeps its values alone: a tenth
 * of the room.
 */
import type { Step } from '#statutory/work-out.ts'

export type PackedWorksheet = { readonly shape: string; readonly values: readonly string[] }

/** The shape is JSON; equal shapes are equal text. */
export function packedWorksheet(steps: readonly Step[]): PackedWorksheet {
  const values: string[] = []
  const holes = (pairs: Step['parts']) => {
    if (pairs) for (const { value } of pairs) values.push(value)
    return pairs?.map(({ key }) => key)
  }
  const shape = steps.map(({ value, parts, row, ...rest }): ShapeStep => {
    values.push(value)
    return { ...rest, ...(parts && { parts: holes(parts) }), ...(row && { row: holes(row) }) }
  })
  return { shape: JSON.stringify(shape), values }
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

type ShapeStep = Omit<Step, 'value' | 'parts' | 'row'> & {
  readonly parts?: readonly string[] | undefined
  readonly row?: readonly string[] | undefined
}
