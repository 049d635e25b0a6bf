/** The company's shifts. */
import { Button, ColorSwatch, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { shifts } from '../../contract/shifts.ts'
import { useWords } from '../words.ts'
import { type Shift, ShiftDialog } from './shift-dialog.tsx'
import { ShiftPanel } from './shift-panel.tsx'

const NONE: readonly Shift[] = []

export function ShiftsScreen() {
  const t = useWords()
  const rules = mayEnter(useSession(), 'schedule.write')
  const maySet = mayEnter(useSession(), 'schedule.settings')
  const [open, setOpen] = useState<{ readonly row?: Shift }>()
  const list = useCall(shifts, { query: {} })
  const columns = useMemo<readonly Column<Shift>[]>(
    () => [
      {
        id: 'short',
        header: t('shifts.shortName'),
        width: 130,
        always: true,
        phone: true,
        text: ({ short_name }) => short_name,
        cell: ({ short_name, colour }) => (
          <Group gap={8} wrap="nowrap">
            {colour && <ColorSwatch color={colour} size={12} withShadow={false} />}
            <strong>{short_name}</strong>
          </Group>
        ),
      },
      { id: 'name', header: t('shifts.name'), always: true, text: ({ name }) => name },
      {
        id: 'hours',
        header: t('shifts.hours'),
        width: 170,
        phone: true,
        text: (row) => (row.kind === 'work' ? `${row.start_time} – ${row.end_time}` : '–'),
        sort: ({ start_time }) => start_time,
      },
      {
        id: 'total',
        header: t('shifts.totalHours'),
        width: 120,
        number: true,
        text: (row) => (row.kind === 'work' ? row.total_hours : ''),
        sort: ({ total_hours }) => Number(total_hours),
      },
      {
        id: 'needed',
        header: t('shifts.needed'),
        width: 180,
        text: ({ needed }) => (needed.some((count) => count > 0) ? needed.join(' ') : ''),
      },
      {
        id: 'status',
        header: t('shifts.status'),
        width: 110,
        text: ({ status }) => t(status === 1 ? 'shifts.on' : 'shifts.off'),
        cell: ({ status }) => (
          <StatusBadge tone={status === 1 ? 'good' : 'plain'}>
            {t(status === 1 ? 'shifts.on' : 'shifts.off')}
          </StatusBadge>
        ),
      },
    ],
    [t],
  )
  const add = rules && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({})}>
      {t('shifts.add')}
    </Button>
  )
  const actions = (
    <>
      {maySet && (
        <Button variant="default" component={Link} to="/app/settings/schedule">
          {t('shifts.settingsLink')}
        </Button>
      )}
      {add}
    </>
  )
  return (
    <Page full title={t('shifts.shifts')} crumb={t('shifts.crumb')} actions={actions}>
      <DataList
        id="shifts"
        label={t('shifts.shifts')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        empty={<Empty title={t('shifts.none')}>{add}</Empty>}
        peek={(row, done) => (
          <ShiftPanel key={row.id} shift={row} rules={rules} onEdit={() => setOpen({ row })} onClose={done} />
        )}
      />
      {open && <ShiftDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
