/** Departments and positions by their names. */
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import { useCall } from '#platform/http/web/use-call.ts'

const NONE: readonly never[] = []

export function useUnits() {
  const units = useCall(departments, {}).data ?? NONE
  const posts = useCall(positions, {}).data ?? NONE
  const names = new Map([...units, ...posts].map(({ id, name }) => [id, name]))
  return {
    departments: units.map(({ id, name }) => ({ value: id, label: name })),
    positions: posts.map(({ id, name }) => ({ value: id, label: name })),
    named: ({ department_ids, position_ids }: { department_ids: string[]; position_ids: string[] }) =>
      [...department_ids, ...position_ids].flatMap((id) => names.get(id) ?? []),
  }
}
