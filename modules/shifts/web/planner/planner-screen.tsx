/** Who works what: a grid of people by dates, or on a narrow page a list by days. */
import { ActionIcon, Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { addDays } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { departmentAccess, lockMy, lockTw, showRoster } from '../../contract/roster.ts'
import { settingsMy, settingsTw } from '../../contract/settings.ts'
import { exportRoster } from '../../contract/sheets.ts'
import { shifts } from '../../contract/shifts.ts'
import { SPANS } from '../../model/planner-address.ts'
import { useWords } from '../words.ts'
import { ConfirmDaysDialog } from './confirm-days-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { PatternDialog } from './pattern-dialog.tsx'
import classes from './roster-grid.module.css'
import { RosterGrid } from './roster-grid.tsx'
import { RosterList } from './roster-list.tsx'
import { SortDialog } from './sort-dialog.tsx'
import { useCopyBefore } from './use-copy-before.ts'
import { useNarrow } from './use-narrow.ts'
import { usePlace } from './use-place.ts'
import { useRoster } from './use-roster.ts'
import type { Bounds } from './use-selection.ts'
import { useShiftsFirst } from './use-shifts-first.ts'

const SUNDAY = 7

export function PlannerScreen() {
  const t = useWords()
  const language = useLanguage()
  const session = useSession()
  const { country } = useMe()
  const narrow = useNarrow()
  const rules = mayEnter(session, 'schedule.write')
  const { from, to, length, department, view, span, ...place } = usePlace()
  const chosen = useRef<Bounds>(undefined)
  const [open, setOpen] = useState<'pattern' | 'import' | 'sort' | 'confirm'>()
  const asList = narrow || view === 'list'
  const { roster, isWhole } = useRoster(span, !asList)
  const people = useShiftsFirst(roster.data?.employees, {
    span: `${from} ${to} ${department} ${isWhole}`,
    isOfSpan: !roster.isPlaceholderData,
  })
  const all = useCall(shifts, { query: {} }).data ?? []
  const settings = useCall(country === 'TW' ? settingsTw : settingsMy, {}).data
  const units = useCall(departmentAccess, {}).data ?? []
  const lock = useAct(country === 'TW' ? lockTw : lockMy, { refreshes: [showRoster] })
  const { copy, copying } = useCopyBefore(roster.data?.employees ?? [], all)
  const go = (days: number) => place.go(addDays(from, days))
  return (
    <Page
      full={!asList}
      title={t('shifts.planner')}
      crumb={t('shifts.crumb')}
      actions={
        <>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" loading={copying || !isWhole} rightSection={<IconChevronDown size={16} />}>
                {t('shifts.more')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void copy(span, Number(length))}>{t('shifts.copyBefore')}</Menu.Item>
              <Menu.Item onClick={() => setOpen('pattern')}>{t('shifts.fillByPattern')}</Menu.Item>
              <Menu.Item onClick={() => setOpen('import')}>{t('shifts.import')}</Menu.Item>
              <Menu.Item onClick={() => void download(exportRoster, { body: span })}>{t('shifts.export')}</Menu.Item>
              <Menu.Item onClick={() => void download(exportRoster, { body: { ...span, format: 'pdf' } })}>
                {t('shifts.asPdf')}
              </Menu.Item>
              <Menu.Item onClick={() => window.print()}>{t('shifts.print')}</Menu.Item>
              <Menu.Item disabled={department === ''} onClick={() => setOpen('sort')}>
                {t(department === '' ? 'shifts.sortNeedsDepartment' : 'shifts.sortPeople')}
              </Menu.Item>
              {rules && (
                <>
                  <Menu.Item onClick={() => lock.mutate({ body: { ...span, is_locked: 1 } })}>
                    {t('shifts.lock')}
                  </Menu.Item>
                  <Menu.Item onClick={() => lock.mutate({ body: { ...span, is_locked: 0 } })}>
                    {t('shifts.unlock')}
                  </Menu.Item>
                </>
              )}
            </Menu.Dropdown>
          </Menu>
          <Button onClick={() => setOpen('confirm')}>{t('shifts.confirmAll')}</Button>
        </>
      }
    >
      <p className={classes.printed}>
        {[`${dayText(from, language)} – ${dayText(to, language)}`, units.find(({ id }) => id === department)?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Group gap="sm" mb="sm" className={classes.controls}>
        <ActionIcon variant="default" size="lg" aria-label={t('shifts.before')} onClick={() => go(-Number(length))}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <DateField aria-label={t('shifts.from')} value={from} onChange={place.go} />
        <ActionIcon variant="default" size="lg" aria-label={t('shifts.after')} onClick={() => go(Number(length))}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <SegmentedControl
          aria-label={t('shifts.span')}
          value={length}
          onChange={place.lengthen}
          data={SPANS.map((value) => ({
            value,
            label: value === '31' ? t('shifts.aMonth') : t('shifts.weeks', { count: Number(value) / 7 }),
          }))}
        />
        <ChoiceField
          aria-label={t('shifts.department')}
          placeholder={t('shifts.allDepartments')}
          clearable
          searchable
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={department}
          onChange={place.narrow}
        />
        {!narrow && (
          <SegmentedControl
            aria-label={t('shifts.view')}
            value={view}
            onChange={place.look}
            data={[
              { value: 'grid', label: t('shifts.grid') },
              { value: 'list', label: t('shifts.list') },
            ]}
          />
        )}
      </Group>
      <Loaded reading={roster} rows={10}>
        {({ employees }) =>
          employees.length === 0 ? (
            <Empty title={t('shifts.nobody')} />
          ) : asList ? (
            <RosterList people={people} shifts={all} />
          ) : (
            <RosterGrid people={people} shifts={all} chosen={chosen} isWhole={isWhole} />
          )
        }
      </Loaded>
      {open === 'confirm' && <ConfirmDaysDialog span={span} onClose={() => setOpen(undefined)} />}
      {open === 'pattern' && (
        <PatternDialog
          from={from}
          to={to}
          people={people}
          chosen={chosen.current}
          isNarrowed={department !== ''}
          shifts={all}
          restDay={settings?.rest_day ?? SUNDAY}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'sort' && department !== '' && (
        <SortDialog
          departmentId={department}
          people={roster.data?.employees ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'import' && (
        <ImportDialog
          from={from}
          to={to}
          takesOthers={settings?.external_import ?? false}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}
