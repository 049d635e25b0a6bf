import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { showRoster } from '../../contract/roster.ts'
import { removeShift, shifts, switchShift } from '../../contract/shifts.ts'
import { useWords } from '../words.ts'
import type { Shift } from './shift-dialog.tsx'

type ShiftPanelProps = {
  readonly shift: Shift
  readonly rules: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}

export function ShiftPanel({ shift, rules, onEdit, onClose }: ShiftPanelProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeShift, { refreshes: [shifts, showRoster], after: onClose })
  const turn = useAct(switchShift, { refreshes: [shifts] })
  const isWork = shift.kind === 'work'
  const isOn = shift.status === 1
  return (
    <Panel
      onClose={onClose}
      head={<h2>{`${shift.short_name} ${shift.name}`}</h2>}
      foot={
        rules && (
          <Group>
            {isWork && (
              <Button variant="default" onClick={onEdit}>
                {t('shifts.edit')}
              </Button>
            )}
            <Button
              variant="default"
              loading={turn.isPending}
              onClick={() => turn.mutate({ params: { id: shift.id }, body: { status: isOn ? 0 : 1 } })}
            >
              {t(isOn ? 'shifts.switchOff' : 'shifts.switchOn')}
            </Button>
            {isWork && (
              <Button variant="default" color="red" onClick={() => setRemoving(true)}>
                {t('shifts.remove')}
              </Button>
            )}
          </Group>
        )
      }
    >
      {isWork ? (
        <Facts
          facts={[
            [t('shifts.hours'), `${shift.start_time} – ${shift.end_time}`],
            [
              t('shifts.break'),
              shift.break_start && t('shifts.breakAt', { minutes: shift.break_minutes, at: shift.break_start }),
            ],
            [t('shifts.totalHours'), shift.total_hours],
            [t('shifts.needed'), shift.needed.join(' ')],
            [t('shifts.allowance'), shift.allowance_type && t(`shifts.allowance.${shift.allowance_type}`)],
          ]}
        />
      ) : (
        <Text>{t('shifts.restHint')}</Text>
      )}
      {removing && (
        <ConfirmDialog
          title={t('shifts.removeTitle', { name: shift.short_name })}
          action={t('shifts.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: shift.id } })}
          onClose={() => setRemoving(false)}
        >
          <Text>{t('shifts.removeHint')}</Text>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
