/** Meetings of an orientation: with whom, when and where; planned, changed and called off with invitations by mail. */

import { ActionIcon, Button, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { removeMeeting } from '../contract/meetings.ts'
import { orientations } from '../contract/orientations.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import type { MeetingShown } from './meeting-shown.ts'
import classes from './onboarding.module.css'
import type { OrientationShown } from './orientation-shown.ts'
import { useWords } from './words.ts'

type Asking = { readonly what: 'plan' | 'off'; readonly meeting?: MeetingShown }

export function Meetings({ orientation }: { readonly orientation: OrientationShown }) {
  const t = useWords()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const remove = useAct(removeMeeting, { refreshes: [orientations], after: close })
  return (
    <Section title={t('onboarding.meetings')}>
      {orientation.meetings.length === 0 && <p className="muted">{t('onboarding.noMeetings')}</p>}
      {orientation.meetings.map((meeting) => (
        <MeetingLine key={meeting.id} meeting={meeting} person={meeting.host_name} timezone={orientation.timezone}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${t('onboarding.edit')}: ${meeting.name}`}
            onClick={() => setAsking({ what: 'plan', meeting })}
          >
            <IconPencil size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${t('onboarding.callOff')}: ${meeting.name}`}
            onClick={() => setAsking({ what: 'off', meeting })}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </MeetingLine>
      ))}
      <Button variant="default" onClick={() => setAsking({ what: 'plan' })}>
        {t('onboarding.addMeeting')}
      </Button>
      {asking?.what === 'plan' && <MeetingDialog orientation={orientation} now={asking.meeting} onClose={close} />}
      {asking?.what === 'off' && asking.meeting && (
        <ConfirmDialog
          title={t('onboarding.callOffTitle', { name: asking.meeting.name })}
          action={t('onboarding.callOff')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: orientation.id, meetingId: asking.meeting?.id ?? '' } })}
          onClose={close}
        >
          {t('onboarding.callOffHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}

type MeetingLineProps = {
  readonly meeting: Pick<MeetingShown, 'name' | 'starts_at' | 'minutes' | 'place' | 'meeting_url'>
  readonly person: string
  readonly timezone: string
  readonly children?: ReactNode
}

export function MeetingLine({ meeting, person, timezone, children }: MeetingLineProps) {
  const t = useWords()
  const language = useLanguage()
  const { name, starts_at, minutes, place, meeting_url } = meeting
  const length = t('onboarding.minutesLong', { count: minutes })
  const facts = [momentText(starts_at, language, timezone), length, t('onboarding.with', { name: person }), place]
  return (
    <div className={classes.task}>
      <div className={classes.text}>
        <b>{name}</b>
        <br />
        <small className="muted">{facts.filter(Boolean).join(' · ')}</small>
        {meeting_url && (
          <>
            {' '}
            <a href={meeting_url} target="_blank" rel="noreferrer">
              {t('onboarding.join')}
            </a>
          </>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        {children}
      </Group>
    </div>
  )
}
