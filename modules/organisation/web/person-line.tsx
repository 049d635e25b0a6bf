/** People in the order they come, each leading to the person's page. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import classes from './organisation.module.css'

type Person = { readonly id: string; readonly full_name: string; readonly staff_id: string }
type PersonLineProps = { readonly person: Person; readonly about?: string | null | undefined }

export function PersonLine({ person, about }: PersonLineProps) {
  const opens = mayEnter(useSession(), 'employee')
  return (
    <span className={classes.person}>
      <PersonMark name={person.full_name} />
      <span>
        {opens ? (
          <Anchor component={Link} to={`/app/employee/profile/${person.id}`} c="inherit">
            {person.full_name}
          </Anchor>
        ) : (
          person.full_name
        )}
        <small className="muted">{[person.staff_id, about].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  )
}
