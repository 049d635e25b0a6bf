/** People by dates, and who is on call on each: a week or more at once, department by department. */

import { ActionIcon, Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { addDays } from '#kernel/plain-date.ts'
import { call } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { confirmPlan, lockMy, lockTw, showPlan } from '../contract/schedule.ts'
import { exportPlan } from '../contract/sheets.ts'
import { departmentAccess, standbys } from '../contract/standbys.ts'
import type { Day, Person } from './day.ts'
import { DayDialog } from './day-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { SPANS, usePlace } from './use-place.ts'
import { useWords } from './words.ts'

export function Plan({ onAddKind }: { readonly onAddKind: (() => void) | undefined }) {
  const t = useWords()
  const { country } = useMe()
  const rules = mayEnter(useSession(), 'standby.write')
  const { from, to, length, department, span, ...place } = usePlace()
  const [open, setOpen] = useState<{ readonly person: Person; readonly day: Day } | 'import'>()
  const plan = useQuery({
    queryKey: [showPlan.id, span],
    queryFn: ({ signal }) => call(showPlan, { body: span, signal }),
    placeholderData: keepPreviousData,
  })
  const kinds = useCall(standbys, { query: {} })
  const units = useCall(departmentAccess, {}).data ?? []
  const confirm = useAct(confirmPlan, { refreshes: [showPlan] })
  const lock = useAct(country === 'TW' ? lockTw : lockMy, { refreshes: [showPlan] })
  const go = (days: number) => place.go(addDays(from, days))
  if (kinds.data?.length === 0)
    return (
      <Empty title={t('standby.noKinds')} hint={t('standby.noKindsHint')}>
        {onAddKind && <Button onClick={onAddKind}>{t('standby.add')}</Button>}
      </Empty>
    )
  return (
    <>
      <Group gap="sm" mb="sm">
        <ActionIcon variant="default" size="lg" aria-label={t('standby.before')} onClick={() => go(-Number(length))}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <DateField aria-label={t('standby.from')} value={from} onChange={place.go} />
        <ActionIcon variant="default" size="lg" aria-label={t('standby.after')} onClick={() => go(Number(length))}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <SegmentedControl
          aria-label={t('standby.span')}
          value={length}
          onChange={place.lengthen}
          data={SPANS.map((value) => ({ value, label: t('standby.weeks', { count: Number(value) / 7 }) }))}
        />
        <ChoiceField
          aria-label={t('standby.department')}
          placeholder={t('standby.allDepartments')}
          clearable
          searchable
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={department}
          onChange={place.narrow}
        />
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />}>
              {t('standby.thePlan')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('import')}>{t('standby.import')}</Menu.Item>
            <Menu.Item onClick={() => void download(exportPlan, { body: span })}>{t('standby.export')}</Menu.Item>
            {rules && (
              <>
                <Menu.Item onClick={() => lock.mutate({ body: { ...span, is_locked: 1 } })}>
                  {t('standby.lock')}
                </Menu.Item>
                <Menu.Item onClick={() => lock.mutate({ body: { ...span, is_locked: 0 } })}>
                  {t('standby.unlock')}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ body: span })}>
          {t('standby.confirmAll')}
        </Button>
      </Group>
      <Loaded reading={plan} rows={10}>
        {({ employees }) =>
          employees.length === 0 ? (
            <Empty title={t('standby.nobody')} />
          ) : (
            <PlanGrid people={employees} onOpen={(person, day) => setOpen({ person, day })} />
          )
        }
      </Loaded>
      {open === 'import' && <ImportDialog from={from} to={to} onClose={() => setOpen(undefined)} />}
      {open && open !== 'import' && <DayDialog {...open} kinds={kinds.data ?? []} onClose={() => setOpen(undefined)} />}
    </>
  )
}
