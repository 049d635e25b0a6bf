/** One person on a page of their own; the parts are those of the panel beside the list. */
import { Anchor } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { personal } from '../contract/profile.ts'
import { InviteButton } from './invite/invite-button.tsx'
import { LeavingActions } from './profile/leaving/leaving-actions.tsx'
import { PersonParts } from './profile/person-parts.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { useWords } from './words.ts'

export function ProfileScreen() {
  const t = useWords()
  const { id = '' } = useParams({ strict: false })
  const reading = useCall(personal, { params: { id } })
  const person = reading.data
  return (
    <Page
      title={person?.full_name ?? t('employees.title')}
      crumb={
        <Anchor component={Link} to="/app/employee" c="inherit" underline="hover">
          {t('employees.title')}
        </Anchor>
      }
      badge={
        person && (
          <>
            <StandingBadge person={person} />
            <StatusBadge>{person.staff_id}</StatusBadge>
          </>
        )
      }
      actions={
        person && (
          <>
            <InviteButton employeeId={person.id} />
            <LeavingActions person={person} />
          </>
        )
      }
      meta={person && [person.position, person.department].filter(Boolean).join(' · ')}
    >
      <Section>
        <Loaded reading={reading}>{(found) => <PersonParts key={found.id} person={found} param="tab" />}</Loaded>
      </Section>
    </Page>
  )
}
