/** One candidate beside the list: what was sent, what happened, and what can be done next. */
import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { candidate, removeCandidate } from '../contract/candidates.ts'
import type { CandidateWhole } from './candidate.ts'
import { EditDialog } from './edit-dialog.tsx'
import { History } from './history.tsx'
import { Interviews } from './interviews/interviews.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ToldPart } from './newcomer/told-part.tsx'
import { Notes } from './notes.tsx'
import { MigrateDialog } from './offers/migrate-dialog.tsx'
import { Offers } from './offers/offers.tsx'
import { Sent } from './sent-part.tsx'
import { StageBadge } from './stage-badge.tsx'
import { REFRESHES, useMove } from './use-move.ts'
import { useWords } from './words.ts'

type CandidatePanelProps = { readonly id: string; readonly onClose?: () => void }

export function CandidatePanel({ id, onClose }: CandidatePanelProps) {
  const reading = useCall(
    candidate,
    { params: { id } },
    { refetchInterval: (now) => (now?.resume?.state === 'waiting' ? 1_500 : false) },
  )
  return <Loaded reading={reading}>{(of) => <Whole of={of} {...(onClose && { onClose })} />}</Loaded>
}

function Whole({ of, onClose }: { readonly of: CandidateWhole; readonly onClose?: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const moving = useMove()
  const [asking, setAsking] = useState<'edit' | 'remove' | 'merge' | 'migrate'>()
  const remove = useAct(removeCandidate, { refreshes: REFRESHES, ...(onClose && { after: onClose }) })
  const { id } = of
  return (
    <Panel
      {...(onClose && { onClose })}
      head={
        <>
          <h2>{of.full_name}</h2>
          <StageBadge of={of} />
        </>
      }
      foot={
        <Group>
          {of.may.migrate && <Button onClick={() => setAsking('migrate')}>{t('candidates.migrate')}</Button>}
          {of.employee_id && (
            <Button component={Link} to={`/app/employee/profile/${of.employee_id}`}>
              {t('candidates.openEmployee')}
            </Button>
          )}
          {(of.status === 'accepted' || of.employee_id) && (
            <Button
              variant="default"
              component={Link}
              to="/app/onboarding/orientation"
              search={{ ask: of.employee_id ? `employee:${of.employee_id}` : `candidate:${of.id}` } as never}
            >
              {t('candidates.beginTasks')}
            </Button>
          )}
          {of.may.move.map((status) => (
            <Button key={status} variant="default" onClick={() => moving.begin([of], status)}>
              {t(`candidates.to.${status}`)}
            </Button>
          ))}
          {of.status !== 'migrated' && (
            <>
              <Button variant="default" onClick={() => setAsking('edit')}>
                {t('candidates.edit')}
              </Button>
              <Button variant="default" onClick={() => setAsking('merge')}>
                {t('candidates.merge')}
              </Button>
            </>
          )}
          {of.delete_on !== null || of.status === 'pending' ? (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('candidates.remove')}
            </Button>
          ) : null}
        </Group>
      }
    >
      <Stack gap="md">
        <Sent
          of={of}
          mayTake
          more={[
            [t('candidates.expectedSalary'), of.expected_salary && moneyText(of.expected_salary, currency)],
            [t('candidates.identity'), of.identity_no],
            ...(of.delete_on
              ? [[t('candidates.deleteOn'), dayText(of.delete_on.slice(0, 10), language)] as const]
              : []),
          ]}
        />
        <Interviews of={of} />
        <Offers of={of} />
        <ToldPart of={of} />
        <Notes of={of} />
        <Section title={t('candidates.history')}>
          <History of={of} />
        </Section>
      </Stack>
      {moving.asked && <MoveDialog asked={moving.asked} moving={moving} />}
      {asking === 'migrate' && <MigrateDialog of={of} onClose={() => setAsking(undefined)} />}
      {asking === 'edit' && <EditDialog of={of} onClose={() => setAsking(undefined)} />}
      {asking === 'merge' && <MergeDialog of={of} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('candidates.removeTitle', { name: of.full_name })}
          action={t('candidates.remove')}
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('candidates.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
