/** One OKR for HR and managers: how far it is, and agreeing, closing, copying. */
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { checkIn, copyOkr, okr, okrs, proceedOkr, removeOkr, revertOkr } from '../contract/okrs.ts'
import { AGREED, CLOSED } from '../model/okr.ts'
import { ObjectivesList } from './objectives-list.tsx'
import { OkrDialog } from './okr-dialog.tsx'
import type { OkrShown } from './shown.ts'
import { StageBadge, Sure, useQuarter } from './standing.tsx'
import { useWords } from './words.ts'

export function OkrPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const reading = useCall(okr, { params: { id } })
  return <Loaded reading={reading}>{(shown) => <Shown shown={shown} onClose={onClose} />}</Loaded>
}

type Asking = 'edit' | 'close' | 'revert' | 'remove'

function Shown({ shown, onClose }: { readonly shown: OkrShown; readonly onClose: () => void }) {
  const t = useWords()
  const quarterOf = useQuarter()
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { id, may, status, revision } = shown
  const name = `${shown.owner ?? t('okr.owner.company')} · ${quarterOf(shown)}`
  const doing = { refreshes: [okrs, okr], after: close }
  const proceed = useAct(proceedOkr, doing)
  const revert = useAct(revertOkr, doing)
  const copy = useAct(copyOkr, doing)
  const remove = useAct(removeOkr, { refreshes: [okrs], after: onClose })
  const goOn = () => proceed.mutate({ params: { id }, body: { revision } })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StageBadge status={status} />
        </>
      }
      foot={
        <Group>
          {may.proceed && status < AGREED && (
            <Button loading={proceed.isPending} onClick={goOn}>
              {t('okr.agree')}
            </Button>
          )}
          {may.change && (
            <Button variant="default" onClick={() => setAsking('edit')}>
              {t('okr.edit')}
            </Button>
          )}
          {may.copy && (
            <Button
              variant="default"
              loading={copy.isPending}
              onClick={() => copy.mutate({ params: { id }, body: {} })}
            >
              {t('okr.copy')}
            </Button>
          )}
          {may.proceed && status === AGREED && (
            <Button variant="default" onClick={() => setAsking('close')}>
              {t('okr.close')}
            </Button>
          )}
          {may.revert && (
            <Button variant="default" onClick={() => setAsking('revert')}>
              {t(status === CLOSED ? 'okr.reopen' : 'okr.revert')}
            </Button>
          )}
          {may.remove && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('okr.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('okr.progress'), t('okr.percent', { progress: shown.progress })],
          [t('okr.confidence'), shown.confidence && <Sure key="sure" is={shown.confidence} />],
          [t('okr.department'), shown.department],
        ]}
      />
      {shown.sent_back && <Text c="orange.8">{t('okr.sentBack', { reason: shown.sent_back })}</Text>}
      <Section title={t('okr.objectives')}>
        <ObjectivesList okr={shown} call={checkIn} />
      </Section>
      {asking === 'edit' && <OkrDialog now={shown} onClose={close} />}
      {asking === 'close' && (
        <ConfirmDialog
          title={t('okr.closeTitle')}
          action={t('okr.close')}
          working={proceed.isPending}
          onConfirm={goOn}
          onClose={close}
        >
          {t('okr.closeHint')}
        </ConfirmDialog>
      )}
      {asking === 'revert' && (
        <ReasonDialog
          title={t('okr.revertTitle')}
          action={t(status === CLOSED ? 'okr.reopen' : 'okr.revert')}
          reason={t('okr.reason')}
          working={revert.isPending}
          onConfirm={(reason) => revert.mutate({ params: { id }, body: { revision, reason } })}
          onClose={close}
        >
          {t('okr.revertHint')}
        </ReasonDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('okr.removeTitle', { name })}
          action={t('okr.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          {t('okr.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
