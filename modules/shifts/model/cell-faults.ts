/** What a cell of the roster may hold. The word of what is wrong, or nothing. */
type CellShift = {
  readonly id: string
  readonly kind: 'work' | 'off' | 'rest'
  readonly starts: number
  readonly ends: number
  readonly active: boolean
  readonly departments: readonly string[]
}
type Person = { readonly departmentId: string | null; readonly joinedOn: string; readonly leftOn: string | null }

export function cellFault(
  person: Person,
  date: string,
  shifts: readonly CellShift[],
  /** What stands there already stays possible. */
  before: readonly string[],
): string | undefined {
  if (shifts.length > 0 && date < person.joinedOn) return 'shifts.before-joining'
  if (shifts.length > 0 && person.leftOn !== null && date > person.leftOn) return 'shifts.after-leaving'
  const added = shifts.filter(({ id }) => !before.includes(id))
  if (added.some(({ active }) => !active)) return 'shifts.switched-off'
  const strange = added.some(
    ({ departments }) => departments.length > 0 && !departments.some((id) => id === person.departmentId),
  )
  if (strange) return 'shifts.other-department'
  if (shifts.filter(({ kind }) => kind !== 'work').length > 1) return 'shifts.one-mark'
  const work = shifts.filter(({ kind }) => kind === 'work').sort((one, other) => one.starts - other.starts)
  return work.some(({ starts }, at) => starts < (work[at - 1]?.ends ?? 0)) ? 'shifts.overlap' : undefined
}
