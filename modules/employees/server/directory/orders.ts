/** What a list of people may be ordered by; a minus in front turns it round. Nothing at all always stands last. */
import type { ListedRow } from '../lists/listed-columns.ts'

const sortsAllowed = [
  'staff_id',
  'full_name',
  'joined_on',
  'left_on',
  'department',
  'position',
  'status',
  'manager',
  'email',
  'employment_type',
] as const
type Sort = (typeof sortsAllowed)[number]

export const isSort = (text: string): boolean => sortsAllowed.some((sort) => sort === text.replace(/^-/, ''))

/** Of each person the place that a text of theirs has among all, as the database orders texts. */
export type Places = Readonly<Record<'full_name' | 'manager' | 'email' | 'employment_type', readonly number[]>>
/** Of each department or position. */
export type Named = ReadonlyMap<string, { readonly place: number; readonly folded: string; readonly name: string }>

type People = {
  /** In the order of their staff ids, by which those are ordered who are the same in all else. */
  readonly rows: readonly ListedRow[]
  readonly places: Places
  readonly departments: Named
  readonly positions: Named
}

export function ordered(people: People, sort: string): Uint32Array {
  const name = sortsAllowed.find((one) => one === sort.replace(/^-/, '')) ?? 'staff_id'
  const place = placeIn(people, name)
  const turned = sort.startsWith('-') ? -1 : 1
  const count = people.rows.length
  const keys = Float64Array.from(people.rows, (row, at) => {
    const own = row[name] === null ? NOTHING : turned * place(row, at)
    return own * count + at
  }).sort()
  return Uint32Array.from(keys, (key) => ((key % count) + count) % count)
}

/** Beyond every place and every day. */
const NOTHING = 1_000_000_000

function placeIn({ places, departments, positions }: People, sort: Sort): (row: ListedRow, at: number) => number {
  switch (sort) {
    case 'staff_id':
      return (_, at) => at
    case 'department':
      return ({ department_id }) => departments.get(department_id ?? '')?.place ?? NOTHING
    case 'position':
      return ({ position_id }) => positions.get(position_id ?? '')?.place ?? NOTHING
    case 'joined_on':
    case 'left_on':
      return (row) => Number(row[sort]?.replaceAll('-', ''))
    case 'status':
      return ({ status }) => STATUSES.indexOf(status)
    default:
      return (_, at) => places[sort][at] ?? NOTHING
  }
}

const STATUSES = ['active', 'resigned', 'sabbatical', 'terminated']
