/** Who has a seat in a session and who waits, and the way out. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { giveUpSeat, session as oneSession, sessions } from '../contract/sessions.ts'
import type { SessionDetail } from './session-detail.ts'
import classes from './training.module.css'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type Enrolled = SessionDetail['people'][number]

export function SessionPeople({ session }: { readonly session: SessionDetail }) {
  const t = useWords()
  const [leaving, setLeaving] = useState<Enrolled>()
  const act = useAct(giveUpSeat, { refreshes: [oneSession, sessions], after: () => setLeaving(undefined) })
  const part = (title: string, people: readonly Enrolled[]) =>
    people.length > 0 && (
      <Section title={title}>
        <div className={classes.people}>
          {people.map((person) => (
            <Person key={person.employee_id} session={session} person={person} onLeave={() => setLeaving(person)} />
          ))}
        </div>
      </Section>
    )
  const { people } = session
  if (people.length === 0) return <p className="muted">{t('training.nobodyYet')}</p>
  return (
    <>
      {part(
        t('training.enrolled'),
        people.filter(({ place }) => place === 'seat'),
      )}
      {part(
        t('training.waitingList'),
        people.filter(({ place }) => place === 'waiting'),
      )}
      {leaving && (
        <ConfirmDialog
          title={t('training.takeOutTitle', { name: leaving.full_name })}
          action={t('training.takeOut')}
          working={act.isPending}
          onConfirm={() => act.mutate({ params: { id: session.id, employeeId: leaving.employee_id } })}
          onClose={() => setLeaving(undefined)}
        >
          {t(leaving.request_id === null ? 'training.takeOutHint' : 'training.takeOutRequestHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

type PersonProps = { readonly session: SessionDetail; readonly person: Enrolled; readonly onLeave: () => void }

function Person({ session, person, onLeave }: PersonProps) {
  const t = useWords()
  const text = useTrainingText()
  const { full_name, staff_id, department, waiting_no, present, completed, bond_accepted_on: accepted } = person
  const days = session.held_on.length
  return (
    <div className={classes.person}>
      <span>
        {waiting_no !== null && `${waiting_no}. `}
        {full_name} <small className="muted">{[staff_id, department].filter(Boolean).join(' · ')}</small>
        {session.bond_amount !== null && person.place === 'seat' && (
          <small className="muted">
            {' · '}
            {accepted ? t('training.bondAccepted', { day: text.day(accepted) }) : t('training.bondNotAccepted')}
          </small>
        )}
      </span>
      {completed === null ? (
        <span>
          {present.length > 0 && (
            <small className="muted">{t('training.presentOn', { count: present.length, days })}</small>
          )}
          {session.state !== 'closed' && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={onLeave}
              aria-label={t('training.takeOutTitle', { name: full_name })}
            >
              {t('training.takeOut')}
            </Button>
          )}
        </span>
      ) : (
        <StatusBadge tone={completed ? 'good' : 'warn'}>
          {t(completed ? 'training.hasCompleted' : 'training.notCompleted')}
        </StatusBadge>
      )}
    </div>
  )
}
