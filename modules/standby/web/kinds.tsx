/** The kinds of standby that the company has. */
import { Button, Group } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { standbys, switchStandby } from '../contract/standbys.ts'
import { useWords } from './words.ts'

export type Standby = DataOf<typeof standbys>[number]
type KindsProps = { readonly add: ReactNode; readonly onEdit: (kind: Standby) => void }

const NONE: readonly Standby[] = []

export function Kinds({ add, onEdit }: KindsProps) {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  const list = useCall(standbys, { query: {} })
  const columns = useMemo<readonly Column<Standby>[]>(
    () => [
      {
        id: 'short',
        header: t('standby.shortName'),
        width: 120,
        always: true,
        phone: true,
        text: (row) => row.short_name,
      },
      { id: 'name', header: t('standby.name'), always: true, least: 160, text: (row) => row.name },
      {
        id: 'hours',
        header: t('standby.hours'),
        width: 170,
        phone: true,
        text: (row) => `${row.start_time} – ${row.end_time}`,
      },
      { id: 'type', header: t('standby.paid'), width: 170, text: (row) => t(`standby.type.${row.allowance_type}`) },
      {
        id: 'amount',
        header: beside(t('standby.amount'), currency),
        width: 140,
        number: true,
        text: (row) => moneyText(row.allowance_amount, currency),
      },
      {
        id: 'status',
        header: t('standby.status'),
        width: 110,
        text: ({ status }) => t(status === 1 ? 'standby.on' : 'standby.off'),
        cell: ({ status }) => (
          <StatusBadge tone={status === 1 ? 'good' : 'plain'}>
            {t(status === 1 ? 'standby.on' : 'standby.off')}
          </StatusBadge>
        ),
      },
    ],
    [t, beside, currency],
  )
  return (
    <DataList
      id="standbys"
      label={t('standby.kinds')}
      reading={list}
      rows={list.data ?? NONE}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      empty={
        <Empty title={t('standby.noKinds')} hint={t('standby.noKindsHint')}>
          {add}
        </Empty>
      }
      peek={(row, close) => <KindPanel key={row.id} kind={row} onEdit={() => onEdit(row)} onClose={close} />}
    />
  )
}

type KindPanelProps = { readonly kind: Standby; readonly onEdit: () => void; readonly onClose: () => void }

function KindPanel({ kind, onEdit, onClose }: KindPanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const rules = mayEnter(useSession(), 'standby.write')
  const turn = useAct(switchStandby, { refreshes: [standbys] })
  const { id, name, short_name, status, forfeit_unit, forfeit_value, day_type_rates } = kind
  const isOn = status === 1
  return (
    <Panel
      onClose={onClose}
      head={<h2>{`${short_name} ${name}`}</h2>}
      foot={
        rules && (
          <Group>
            <Button variant="default" onClick={onEdit}>
              {t('standby.edit')}
            </Button>
            <Button
              variant="default"
              loading={turn.isPending}
              onClick={() => turn.mutate({ params: { id }, body: { status: isOn ? 0 : 1 } })}
            >
              {t(isOn ? 'standby.switchOff' : 'standby.switchOn')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('standby.hours'), `${kind.start_time} – ${kind.end_time}`],
          [t('standby.totalHours'), kind.total_hours],
          [t('standby.paid'), t(`standby.type.${kind.allowance_type}`)],
          [t('standby.amount'), kind.allowance_amount && moneyText(kind.allowance_amount, currency)],
          ...Object.entries(day_type_rates ?? {}).map(([type, amount]): [string, string] => [
            t(`standby.day.${type}` as 'standby.day.public_holiday'),
            moneyText(amount, currency),
          ]),
          [
            t('standby.forfeit'),
            forfeit_unit !== 'none' && t(`standby.forfeited.${forfeit_unit}`, { value: forfeit_value }),
          ],
        ]}
      />
    </Panel>
  )
}
