/** The interviews of a candidate, with what whoever led them thought. */

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { useCandidateCalls } from '../calls.ts'
import type { TeamCandidateWhole } from '../candidate.ts'
import classes from '../candidates.module.css'
import { useWords } from '../words.ts'
import { Cards } from './cards.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import type { InterviewShown } from './interview-shown.ts'

type Open = { readonly change: InterviewShown | undefined } | { readonly cancel: InterviewShown }

export function Interviews({ of }: { readonly of: TeamCandidateWhole }) {
  const t = useWords()
  const language = useLanguage()
  const [open, setOpen] = useState<Open>()
  const calls = useCandidateCalls()
  const found = useCall(calls.interviews, { params: { id: of.id } }).data ?? []
  const close = () => setOpen(undefined)
  const cancel = useAct(calls.cancel, { refreshes: calls.refreshes, after: close })
  if (found.length === 0 && !of.may.interview) return null
  return (
    <Section
      title={t('candidates.interviews')}
      actions={
        of.may.interview && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen({ change: undefined })}>
            {t('candidates.planInterview')}
          </Button>
        )
      }
    >
      {found.length === 0 && <p className="muted">{t('candidates.noInterview')}</p>}
      {found.map((one) => (
        <div key={one.id} className={classes.row}>
          <div>
            <b>{momentText(one.starts_at, language, one.timezone)}</b>{' '}
            <span className="muted">
              {[one.round_name, t('candidates.minutes', { count: one.minutes }), one.place].filter(Boolean).join(' · ')}
            </span>
            <br />
            <span className="muted">{one.interviewers.map(({ full_name }) => full_name).join(comma())}</span>
          </div>
          <Group gap="xs">
            {one.status === 'cancelled' ? (
              <StatusBadge>{t('candidates.cancelled')}</StatusBadge>
            ) : (
              <>
                {one.answer && (
                  <StatusBadge tone={one.answer === 'yes' ? 'good' : 'bad'}>
                    {t(`candidates.answer.${one.answer}`)}
                  </StatusBadge>
                )}
                <Button variant="subtle" onClick={() => setOpen({ change: one })}>
                  {t('candidates.change')}
                </Button>
                <Button variant="subtle" onClick={() => setOpen({ cancel: one })}>
                  {t('candidates.callOff')}
                </Button>
              </>
            )}
          </Group>
          <Cards cards={one.cards} />
        </div>
      ))}
      {open && 'change' in open && <InterviewDialog of={of} now={open.change} onClose={close} />}
      {open && 'cancel' in open && (
        <ReasonDialog
          title={t('candidates.callOffTitle')}
          reason={t('candidates.reason')}
          action={t('candidates.callOff')}
          working={cancel.isPending}
          onConfirm={(reason) =>
            cancel.mutate({ params: { id: of.id, interviewId: open.cancel.id }, body: { reason } })
          }
          onClose={close}
        >
          {t('candidates.callOffHint')}
        </ReasonDialog>
      )}
    </Section>
  )
}
