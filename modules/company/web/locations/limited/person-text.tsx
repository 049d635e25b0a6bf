import type { DataOf } from '#platform/contract/endpoint.ts'
import type { limitedEmployees } from '../../../contract/coordinates.ts'

type NamedPerson = DataOf<typeof limitedEmployees>[number]

export function PersonText({ person }: { readonly person: NamedPerson }) {
  return (
    <span>
      {person.full_name}{' '}
      <span className="muted">{[person.staff_id, person.department, person.position].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
