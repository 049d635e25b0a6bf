/**
 * A file held against a sample that an agency or a bank has taken before. People and amounts differ; what must not is the
 * shape: how many fields or signs a line has, and its first sign where lines begin with the kind of record.
 */
import { cellsOf } from '../csv-lines.ts'
import type { RecordLayout } from './record-layout.ts'

export type Difference = {
  /** From 1, in our file. */
  readonly line: number
  readonly what: 'missing' | 'extra' | 'length' | 'fields' | 'sign'
  readonly ours: string
  readonly sample: string
}

const MOST = 20

export function differencesFrom(
  layout: RecordLayout,
  ours: readonly string[],
  sample: readonly string[],
): Difference[] {
  const shapes = shapesOf(layout, ours.length, sample.length)
  return shapes
    .flatMap(([line, other]): Difference[] => {
      const one = line === undefined ? undefined : ours[line]
      const two = other === undefined ? undefined : sample[other]
      const at = (line ?? ours.length - 1) + 1
      if (one === undefined) return [{ line: at, what: 'missing', ours: '', sample: two ?? '' }]
      if (two === undefined) return [{ line: at, what: 'extra', ours: one, sample: '' }]
      const what = differing(layout, one, two)
      return what ? [{ line: at, what, ours: one, sample: two }] : []
    })
    .slice(0, MOST)
}

/** Lines above and below each by itself, of the lines of people the first alone: they are all of one shape. */
function shapesOf({ header, titles, trailer }: RecordLayout, ours: number, sample: number) {
  const above = header.length + (titles ? 1 : 0)
  const pairs: [number | undefined, number | undefined][] = []
  for (let at = 0; at <= above; at += 1) pairs.push([at < ours ? at : undefined, at < sample ? at : undefined])
  for (let back = trailer.length; back >= 1; back -= 1) {
    const [one, two] = [ours - back, sample - back]
    pairs.push([one > above ? one : undefined, two > above ? two : undefined])
  }
  return pairs.filter(([one, two]) => one !== undefined || two !== undefined)
}

function differing(layout: RecordLayout, ours: string, sample: string): Difference['what'] | undefined {
  if (layout.kind !== 'fixed') {
    const fields = (line: string) => cellsIn(layout, line).length
    return fields(ours) === fields(sample) ? undefined : 'fields'
  }
  if (ours.length !== sample.length) return 'length'
  // A letter says the kind of record; digits may be anybody's account.
  return /^\d/.test(ours) || ours.slice(0, 1) === sample.slice(0, 1) ? undefined : 'sign'
}

const cellsIn = ({ kind, delimiter }: RecordLayout, line: string): readonly string[] => {
  if (kind === 'sheet' || delimiter === 'tab') return line.split('\t')
  return delimiter === ',' ? cellsOf(line) : line.split(delimiter)
}

/** Of text as it was uploaded, without the end of its last line. */
export const linesOfText = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)
