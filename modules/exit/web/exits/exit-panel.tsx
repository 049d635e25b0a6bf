/** One leaving beside the list: how it stands, what the law wants, clearance, hand-over, papers, and what can be done. */
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import {
  acknowledgeExit,
  certificate,
  completeExit,
  exit,
  exits,
  removeExit,
  withdrawExit,
} from '../../contract/exits/exits.ts'
import { LawPart } from '../law-part.tsx'
import { useWords } from '../words.ts'
import { ClearancePart } from './clearance-part.tsx'
import { DayDialog } from './day-dialog.tsx'
import { ExitBadge } from './exit-badge.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { HandOverPart } from './hand-over-part.tsx'
import { PapersPart } from './papers-part.tsx'
import { SettlementPart } from './settlement-part.tsx'
import { type ExitShown, type ExitWhole, typeWord } from './shown.ts'

type ExitPanelProps = { readonly id: string; readonly row: ExitShown; readonly onClose: () => void }
type Asking = 'acknowledge' | 'day' | 'withdraw' | 'complete' | 'edit' | 'remove'

export function ExitPanel({ id, row, onClose }: ExitPanelProps) {
  const t = useWords()
  const reading = useCall(exit, { params: { id } })
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const doing = { refreshes: [exits, exit], after: close }
  const acknowledge = useAct(acknowledgeExit, doing)
  const complete = useAct(completeExit, doing)
  const withdraw = useAct(withdrawExit, doing)
  const remove = useAct(removeExit, { refreshes: [exits], after: onClose })
  const now = reading.data ?? row
  const may = (move: ExitShown['may'][number]) => now.may.includes(move)
  const params = { id }
  const hasCertificate = !['submitted', 'withdrawn'].includes(now.status)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <ExitBadge status={now.status} />
        </>
      }
      foot={
        <Group gap="xs">
          {may('acknowledge') && <Button onClick={() => setAsking('acknowledge')}>{t('exit.acknowledge')}</Button>}
          {may('complete') && <Button onClick={() => setAsking('complete')}>{t('exit.complete')}</Button>}
          {may('change_day') && (
            <Button variant="default" onClick={() => setAsking('day')}>
              {t('exit.changeDay')}
            </Button>
          )}
          {may('edit') && reading.data && (
            <Button variant="default" onClick={() => setAsking('edit')}>
              {t('exit.edit')}
            </Button>
          )}
          {may('withdraw') && (
            <Button variant="default" onClick={() => setAsking('withdraw')}>
              {t('exit.withdraw')}
            </Button>
          )}
          {may('remove') && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('exit.remove')}
            </Button>
          )}
          {hasCertificate && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(certificate, { params })}
            >
              {t('exit.certificate')}
            </Button>
          )}
        </Group>
      }
    >
      <Loaded reading={reading} rows={8}>
        {(whole) => <Parts whole={whole} />}
      </Loaded>
      {asking === 'acknowledge' && (
        <ConfirmDialog
          title={t('exit.acknowledgeTitle', { name: row.full_name })}
          action={t('exit.acknowledge')}
          working={acknowledge.isPending}
          onConfirm={() => acknowledge.mutate({ params })}
          onClose={close}
        >
          {t('exit.acknowledgeHint')}
        </ConfirmDialog>
      )}
      {asking === 'complete' && (
        <ConfirmDialog
          title={t('exit.completeTitle', { name: row.full_name })}
          action={t('exit.complete')}
          working={complete.isPending}
          onConfirm={() => complete.mutate({ params })}
          onClose={close}
        >
          {t('exit.completeHint')}
        </ConfirmDialog>
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t('exit.withdrawTitle', { name: row.full_name })}
          reason={t('exit.why')}
          action={t('exit.withdraw')}
          working={withdraw.isPending}
          onConfirm={(reason) => withdraw.mutate({ params, body: { reason } })}
          onClose={close}
        >
          {t('exit.withdrawHint')}
        </ReasonDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('exit.removeTitle', { name: row.full_name })}
          action={t('exit.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={close}
        >
          {t('exit.removeHint')}
        </ConfirmDialog>
      )}
      {asking === 'day' && <DayDialog exit={now} onClose={close} />}
      {asking === 'edit' && reading.data && <ExitDialog now={reading.data} onClose={close} />}
    </Panel>
  )
}

function Parts({ whole }: { readonly whole: ExitWhole }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const day = (text: string | null) => dayText(text, language)
  const { interview } = whole
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [
            t('exit.person'),
            <Anchor key="person" component={Link} to={`/app/employee/profile/${whole.employee_id}`}>
              {`${whole.full_name} · ${whole.staff_id}`}
            </Anchor>,
          ],
          [t('exit.position'), [whole.position, whole.department].filter(Boolean).join(' · ')],
          [t('exit.type'), typeWord(t, whole.exit_type)],
          [t('exit.reasonsOf'), whole.reasons.map(({ name }) => name).join(comma())],
          [t('exit.noticeDate'), day(whole.notice_date)],
          [t('exit.lastDay'), day(whole.last_working_date)],
          [t('exit.remark'), whole.remark],
          [t('exit.enteredBy'), t(whole.is_own ? 'exit.byPerson' : 'exit.byHr')],
          [t('exit.submittedAt'), momentText(whole.submitted_at, language, zone)],
          [t('exit.inCharge'), whole.person_in_charge_email],
          [t('exit.forwardTo'), forwarding(t, whole)],
          ...(whole.withdrawn_reason ? ([[t('exit.withdrawnWhy'), whole.withdrawn_reason]] as const) : []),
        ]}
      />
      <Section title={t('exit.law')}>
        <LawPart law={whole} />
      </Section>
      <ClearancePart exit={whole} />
      <HandOverPart exit={whole} />
      <SettlementPart exit={whole} />
      <PapersPart exit={whole} />
      {interview && (
        <Section title={t('exit.interview')} hint={t('exit.interviewHint')}>
          <Facts facts={interview.map(({ question, answer }) => [question, answer] as const)} />
        </Section>
      )}
    </Stack>
  )
}

function forwarding(t: ReturnType<typeof useWords>, { forward_email, forward_period }: ExitWhole): string | null {
  if (!forward_email) return null
  return forward_period ? t('exit.forwardFor', { email: forward_email, count: forward_period }) : forward_email
}
