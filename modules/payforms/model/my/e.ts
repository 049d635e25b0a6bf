/** Form E: how many the company employed in the year, and whose tax it deducted. CP8D goes with it. */
import type { Figures, YearForm } from '../form.ts'

export const e: YearForm = {
  name: 'e',
  country: 'MY',
  standing: 'several',
  due: { month: 3, day: 31, standing: 'several' },
  handedOut: false,
  parts: [],
  whole: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((key) => ({ key, kind: key === 'A6' ? 'text' : 'count' })),
  boxes: [{ key: 'mtd', kind: 'money' }],
}

export type Counted = {
  readonly atEnd: number
  readonly joined: number
  readonly left: number
  /** Of those who left, for whom a notice of leaving Malaysia was to be given, and whether all were. */
  readonly leftCountry: number
  readonly reported: boolean
}

export const figuresOfE = ({ atEnd, joined, left, leftCountry, reported }: Counted, withTax: number): Figures => ({
  A1: String(atEnd),
  A2: String(withTax),
  A3: String(joined),
  A4: String(left),
  A5: String(leftCountry),
  A6: leftCountry === 0 ? '' : reported ? 'yes' : 'no',
})
