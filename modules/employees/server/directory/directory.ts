/** Everybody a company ever had as lists show them on one day, in memory: searched, filtered, ordered, counted. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { Recent } from '#kernel/recent.ts'
import { type ReadyList, ReadyRows } from '#platform/http/server/ready-rows.ts'
import type { Span } from '../../model/named-span.ts'
import type { ListedRow } from '../lists/listed-columns.ts'
import type { Shape } from '../lists/shapes.ts'
import { type Named, ordered, type Places } from './orders.ts'
import { type SearchTexts, wordsOf } from './search-texts.ts'

export type Question = {
  /** This one alone. */
  readonly id?: string | undefined
  readonly search?: string | undefined
  /** Words are looked for in the names of departments and positions as well. */
  readonly searchesPlaces?: boolean
  readonly statuses?: readonly string[] | undefined
  /** Whose first day has come; false: those who are still to come. */
  readonly begun?: boolean | undefined
  readonly department?: string | undefined
  readonly position?: string | undefined
  readonly departmentNamed?: string | undefined
  readonly positionNamed?: string | undefined
  readonly employmentType?: string | undefined
  readonly joinedFrom?: string | undefined
  readonly joinedTo?: string | undefined
  readonly joined?: Span | undefined
  /** Whose last day lies in it. */
  readonly left?: Span | undefined
  readonly sort?: string | undefined
  /** People unless said otherwise. */
  readonly of?: 'people' | 'service-accounts' | 'everybody'
}

type DirectoryParts = {
  readonly today: PlainDate
  /** In the order of their staff ids. */
  readonly rows: readonly ListedRow[]
  readonly texts: SearchTexts
  readonly places: Places
  readonly departments: Named
  readonly positions: Named
}

/** Whom somebody finds is remembered for so many questions: lists are paged through. */
const QUESTIONS_KEPT = 50

export class Directory {
  readonly #parts: DirectoryParts
  readonly #at: ReadonlyMap<string, number>
  readonly #orders = new Map<string, Uint32Array>()
  readonly #found = new Recent<Uint32Array>(QUESTIONS_KEPT)
  readonly #ready = new Map<unknown, unknown>()

  constructor(parts: DirectoryParts) {
    this.#parts = parts
    this.#at = new Map(parts.rows.map(({ id }, at) => [id, at]))
  }

  get size(): number {
    return this.#parts.rows.length
  }

  get departments(): Named {
    return this.#parts.departments
  }

  get positions(): Named {
    return this.#parts.positions
  }

  /** Whoever is found, in order, as places in `rows`; among these alone where they are given. */
  find(question: Question, among?: ReadonlySet<string>): Uint32Array {
    if (among !== undefined) return this.#find(question, among)
    return this.#found.of(JSON.stringify(question), () => this.#find(question))
  }

  /** The same people by places that memory does not know; who has none stands last, and equals stay as they stood. */
  placed(found: Uint32Array, places: ReadonlyMap<string, number>): Uint32Array {
    const { rows } = this.#parts
    const placeOf = (at: number) => places.get((rows[at] as ListedRow).id) ?? Number.MAX_SAFE_INTEGER
    return Uint32Array.from([...found].sort((one, other) => placeOf(one) - placeOf(other)))
  }

  rows(found: Uint32Array): ListedRow[] {
    return Array.from(found, (at) => this.#parts.rows[at] as ListedRow)
  }

  /** The same as they leave. */
  ready<Given>(found: Uint32Array, shape: Shape<Given>): ReadyList<Given> {
    const { rows, today } = this.#parts
    const known = this.#ready.get(shape) as ReadyRows<ListedRow, Given> | undefined
    const ready = known ?? new ReadyRows(rows, shape.item, (row) => shape.of(row, today))
    this.#ready.set(shape, ready)
    return ready.list(found)
  }

  #find(question: Question, among?: ReadonlySet<string>): Uint32Array {
    const { rows, today } = this.#parts
    const holding = wordsOf(question.search).map((word) => this.#holding(word, question))
    const tests = testsOf(question, today)
    if (among !== undefined) tests.push(({ id }) => among.has(id))
    const passes = (at: number): boolean => {
      for (const marks of holding) if (marks[at] !== 1) return false
      const row = rows[at] as ListedRow
      for (const test of tests) if (!test(row)) return false
      return true
    }
    if (question.id !== undefined) {
      const at = this.#at.get(question.id.toLowerCase())
      return Uint32Array.from(at !== undefined && passes(at) ? [at] : [])
    }
    const found: number[] = []
    for (const at of this.#ordered(question.sort ?? 'staff_id')) if (passes(at)) found.push(at)
    return Uint32Array.from(found)
  }

  /** Of each person 1 where the word is found. */
  #holding(word: string, { searchesPlaces = false }: Question): Uint8Array {
    const { rows, texts, departments, positions } = this.#parts
    const marks = texts.holding(word)
    if (!searchesPlaces) return marks
    const inDepartments = idsHolding(word, departments)
    const inPositions = idsHolding(word, positions)
    if (inDepartments.size + inPositions.size === 0) return marks
    for (const [at, { department_id, position_id }] of rows.entries()) {
      if (inDepartments.has(department_id ?? '') || inPositions.has(position_id ?? '')) marks[at] = 1
    }
    return marks
  }

  #ordered(sort: string): Uint32Array {
    const known = this.#orders.get(sort) ?? ordered(this.#parts, sort)
    this.#orders.set(sort, known)
    return known
  }
}

type Test = (row: ListedRow) => boolean

const idsHolding = (word: string, named: Named): ReadonlySet<string> =>
  new Set([...named].filter(([, { folded }]) => folded.includes(word)).map(([id]) => id))

function testsOf(question: Question, today: PlainDate): Test[] {
  const {
    of = 'people',
    statuses,
    begun,
    department,
    position,
    departmentNamed,
    positionNamed,
    employmentType,
  } = question
  const { joinedFrom, joinedTo, joined, left } = question
  const tests: Test[] = []
  if (of !== 'everybody') tests.push((row) => row.is_service_account === (of === 'service-accounts'))
  if (statuses) tests.push((row) => statuses.includes(row.status))
  if (begun !== undefined) tests.push((row) => row.joined_on <= today === begun)
  if (department) tests.push((row) => row.department_id === department.toLowerCase())
  if (position) tests.push((row) => row.position_id === position.toLowerCase())
  if (departmentNamed) tests.push((row) => row.department === departmentNamed)
  if (positionNamed) tests.push((row) => row.position === positionNamed)
  if (employmentType) tests.push((row) => row.employment_type === employmentType)
  if (joinedFrom) tests.push((row) => row.joined_on >= joinedFrom)
  if (joinedTo) tests.push((row) => row.joined_on <= joinedTo)
  if (joined) tests.push((row) => row.joined_on >= joined.from && row.joined_on <= joined.to)
  if (left) tests.push((row) => row.left_on !== null && row.left_on >= left.from && row.left_on <= left.to)
  return tests
}
