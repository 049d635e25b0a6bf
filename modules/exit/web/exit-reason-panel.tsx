/** One reason beside the list: what it is, renaming one's own, offering it or not. */
import { Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { exitReasons, switchExitReason } from '../contract/exit-reasons.ts'
import { exitTypes } from '../model/exit-types.ts'
import type { ExitReason } from './exit-reason-dialog.tsx'
import { useWords } from './words.ts'

type ExitReasonPanelProps = {
  readonly reason: ExitReason
  readonly mayWrite: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function ExitReasonPanel({ reason, mayWrite, onEdit, onClose }: ExitReasonPanelProps) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const turn = useAct(switchExitReason, { refreshes: [exitReasons], after: () => setAsking(false) })
  const { id, name, value, exit_type_id, kind, is_default, status } = reason
  const type = exitTypes.find((one) => one.id === exit_type_id)
  const closed = mayWrite ? undefined : t('exit.mayNot')
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <OfferedBadge status={status} />
        </>
      }
      foot={
        <Group>
          <MayButton
            variant="default"
            closed={closed ?? (is_default ? t('exit.keepsName') : undefined)}
            onClick={onEdit}
          >
            {t('exit.edit')}
          </MayButton>
          <MayButton
            variant="default"
            closed={closed}
            onClick={() => (status === 1 ? setAsking(true) : turn.mutate({ body: { id, status: 1 } }))}
          >
            {t(status === 1 ? 'exit.switchOff' : 'exit.switchOn')}
          </MayButton>
        </Group>
      }
    >
      <Facts
        facts={[
          [t('exit.type'), type && t(`exit.type.${type.name}`)],
          [t('exit.kind'), t(`exit.kind.${kind}`)],
          [t('exit.origin'), t(is_default ? 'exit.standard' : 'exit.own')],
          [t('exit.value'), value],
        ]}
      />
      {asking && (
        <ConfirmDialog
          title={t('exit.switchOffTitle', { name })}
          action={t('exit.switchOff')}
          working={turn.isPending}
          onConfirm={() => turn.mutate({ body: { id, status: 0 } })}
          onClose={() => setAsking(false)}
        >
          {t('exit.switchOffHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

export function OfferedBadge({ status }: { readonly status: 0 | 1 }) {
  const t = useWords()
  return (
    <StatusBadge tone={status === 1 ? 'good' : 'plain'}>
      {t(status === 1 ? 'exit.offered' : 'exit.notOffered')}
    </StatusBadge>
  )
}
