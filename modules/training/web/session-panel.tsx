/** One session beside the list: its people and who waits, who was there, what they thought, and what can be done. */

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { courses } from '../contract/courses.ts'
import { bonds, certificates, matrix } from '../contract/records.ts'
import { close, session as oneSession, removeSession, sessions, signInSheet } from '../contract/sessions.ts'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { SessionBadge } from './session-badge.tsx'
import type { SessionDetail } from './session-detail.ts'
import type { SessionShown } from './session-dialog.tsx'
import { SessionPeople } from './session-people.tsx'
import classes from './training.module.css'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type SessionPanelProps = { readonly session: SessionShown; readonly onEdit: () => void; readonly onClose: () => void }
type Asking = 'enrol' | 'attendance' | 'close' | 'remove'

export function SessionPanel({ session, onEdit, onClose }: SessionPanelProps) {
  const t = useWords()
  const { id, course, state } = session
  const { today } = useMe()
  const [asking, setAsking] = useState<Asking>()
  const reading = useCall(oneSession, { params: { id } })
  const done = () => setAsking(undefined)
  const shut = useAct(close, {
    refreshes: [oneSession, sessions, courses, certificates, bonds, matrix],
    after: done,
  })
  const remove = useAct(removeSession, { refreshes: [sessions, courses], after: onClose })
  const detail = reading.data
  const seated = detail?.people.filter(({ place }) => place === 'seat') ?? []
  const isOpen = state !== 'closed'
  const button = (what: Asking, word: string) => (
    <Button variant="default" onClick={() => setAsking(what)}>
      {word}
    </Button>
  )
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{course}</h2>
          <SessionBadge state={state} />
        </>
      }
      foot={
        <Group gap="xs">
          {isOpen && button('enrol', t('training.enrol'))}
          {isOpen && seated.length > 0 && button('attendance', t('training.attendance'))}
          {isOpen && session.ends_on <= today && button('close', t('training.close'))}
          {seated.length > 0 && (
            <Button variant="default" onClick={() => void download(signInSheet, { params: { id } })}>
              {t('training.signIn')}
            </Button>
          )}
          {(isOpen || session.hrd_claimable) && (
            <Button variant="default" onClick={onEdit}>
              {t('training.edit')}
            </Button>
          )}
          {isOpen && detail?.people.length === 0 && button('remove', t('training.remove'))}
        </Group>
      }
    >
      <Stack gap="md">
        <SessionFacts session={session} />
        <Loaded reading={reading} rows={4}>
          {(found) => (
            <>
              <SessionPeople session={found} />
              <Thought feedback={found.feedback} />
            </>
          )}
        </Loaded>
      </Stack>
      {asking === 'enrol' && <EnrolDialog session={session} onClose={done} />}
      {asking === 'attendance' && detail && <AttendanceDialog session={detail} onClose={done} />}
      {asking === 'close' && (
        <ConfirmDialog
          title={t('training.closeTitle', { name: course })}
          action={t('training.close')}
          working={shut.isPending}
          onConfirm={() => shut.mutate({ params: { id } })}
          onClose={done}
        >
          {t('training.closeHint')}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('training.removeTitle', { name: course })}
          action={t('training.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={done}
        >
          {t('training.removeSessionHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function SessionFacts({ session }: { readonly session: SessionShown }) {
  const t = useWords()
  const text = useTrainingText()
  const { bond_amount: amount, bond_months: months } = session
  const hrd: readonly [string, string | null][] = session.hrd_claimable
    ? [
        [t('training.hrdGrant'), session.hrd_grant_no ?? t('training.hrdGrantMissing')],
        [t('training.hrdClaimBy'), text.day(session.hrd_claim_by)],
        [t('training.hrdClaimedOn'), text.day(session.hrd_claimed_on)],
      ]
    : []
  return (
    <Facts
      facts={[
        [t('training.when'), text.span(session)],
        [t('training.place'), session.place],
        [t('training.trainer'), session.trainer],
        [t('training.seats'), text.seats(session)],
        [t('training.enrolBy'), text.day(session.enrol_by)],
        [t('training.costPerSeat'), text.money(session.cost_per_seat)],
        ...(amount !== null && months !== null
          ? [[t('training.bond'), text.bond({ amount, months })] as [string, string]]
          : []),
        ...hrd,
      ]}
    />
  )
}

function Thought({ feedback: { answers, rating, comments } }: Pick<SessionDetail, 'feedback'>) {
  const t = useWords()
  if (answers === 0) return null
  return (
    <Section title={t('training.feedback')}>
      <p style={{ margin: 0 }}>
        {rating === null
          ? t('training.fewAnswers', { count: answers })
          : t('training.rated', { rating, count: answers })}
      </p>
      {comments.length > 0 && (
        <ul className={classes.comments}>
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
