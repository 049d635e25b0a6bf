/** The plan of a sheet of departments, told thing by thing. */
import type { DepartmentPlan, KnownStructure, Unit } from './department-plan.ts'

export type Told = {
  readonly what: 'add' | 'change' | 'remove'
  readonly kind: string
  readonly name: string
  readonly field?: string
  readonly before?: string | null
  readonly after?: string | null
}

export function departmentChanges({ made, changed }: DepartmentPlan, known: KnownStructure): Told[] {
  const names = new Map([...known.units, ...made].map((unit) => [unit.id, unit.name]))
  const people = new Map([
    ...known.headNames,
    ...[...known.peopleByStaffId.values()].map((one) => [one.id, one.name] as const),
  ])
  const kind = ({ department_id }: Unit) => (department_id === null ? 'department' : 'division')
  const name = (unit: Unit) =>
    unit.department_id === null ? unit.name : `${names.get(unit.department_id) ?? ''} / ${unit.name}`
  const head = (unit: Unit) => (unit.head_id === null ? null : (people.get(unit.head_id) ?? null))
  return [
    ...made.map((unit): Told => ({ what: 'add', kind: kind(unit), name: name(unit) })),
    ...changed.flatMap(({ before, after }): Told[] => {
      const change = { what: 'change', kind: kind(after), name: name(after) } as const
      return [
        ...(before.code === after.code ? [] : [{ ...change, field: 'code', before: before.code, after: after.code }]),
        ...(before.head_id === after.head_id
          ? []
          : [{ ...change, field: 'head', before: head(before), after: head(after) }]),
      ]
    }),
  ]
}
