import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { PersonPhoto } from '../photo/person-photo.tsx'
import { StandingBadge } from '../standing-badge.tsx'

export type Person = DataOf<typeof personal>

/** Who it is, at a glance. */
export function PersonHead({ person }: { readonly person: Person }) {
  const about = [person.preferred_name, person.position].filter(Boolean).join(' · ')
  return (
    <div className={classes.head}>
      <PersonPhoto person={person} size={48} />
      <div>
        <h2>{person.full_name}</h2>
        {about && <p>{about}</p>}
        <div className={classes.badges}>
          <StandingBadge person={person} />
          <StatusBadge>{person.staff_id}</StatusBadge>
        </div>
      </div>
    </div>
  )
}
