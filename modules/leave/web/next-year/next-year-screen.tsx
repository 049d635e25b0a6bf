/** From one leave year into the next: what would be carried on, paid out and forfeited, for whom and why; then done. */

import { Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { carryForwardYears } from '../../contract/next-year.ts'
import { useWords } from '../words.ts'
import type { LeaveYear } from './leave-year.ts'
import { nextYearColumns, nextYearFilters } from './next-year-columns.tsx'
import { RunDialog } from './run-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useNextYear } from './use-next-year.ts'
import { YearSummary } from './year-summary.tsx'

const tones: Readonly<Record<LeaveYear['state'], Tone>> = { open: 'warn', running: 'info', done: 'good' }
const RUNNING_MS = 2_000

export function NextYearScreen() {
  const t = useWords()
  const address = useListAddress()
  const years = useCall(
    carryForwardYears,
    {},
    { refetchInterval: (all) => (all?.some(({ state }) => state === 'running') ? RUNNING_MS : false) },
  )
  const all = years.data ?? []
  const year = all.find(({ from }) => from === address.filter('year')) ?? all[0]
  return (
    <Page
      full
      title={t('leave.nextYear')}
      crumb={t('leave.title')}
      badge={year && <StatusBadge tone={tones[year.state]}>{t(`leave.yearState.${year.state}`)}</StatusBadge>}
      actions={
        year && (
          <>
            <YearChoice years={all} year={year} onChange={(from) => address.change({ 'f.year': from })} />
            <YearActs year={year} />
          </>
        )
      }
    >
      <Loaded reading={years}>
        {() => (year ? <YearParts year={year} /> : <Empty title={t('leave.noYear')} hint={t('leave.noYearHint')} />)}
      </Loaded>
    </Page>
  )
}

type YearChoiceProps = {
  readonly years: readonly LeaveYear[]
  readonly year: LeaveYear
  readonly onChange: (from: string) => void
}

function YearChoice({ years, year, onChange }: YearChoiceProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ChoiceField
      w={230}
      aria-label={t('leave.yearEnding')}
      allowDeselect={false}
      value={year.from}
      onChange={onChange}
      data={years.map(({ from, to }) => ({
        value: from,
        label: `${dayText(from, language)} – ${dayText(to, language)}`,
      }))}
    />
  )
}

function YearActs({ year }: { readonly year: LeaveYear }) {
  const t = useWords()
  const [open, setOpen] = useState<'run' | 'undo'>()
  const { run, undo } = year.may
  return (
    <Group gap="xs">
      {year.run && (
        <MayButton
          variant="default"
          closed={undo.allowed ? undefined : (undo.why ?? '')}
          onClick={() => setOpen('undo')}
        >
          {t('leave.takeRunBack')}
        </MayButton>
      )}
      <MayButton closed={run.allowed ? undefined : (run.why ?? '')} onClick={() => setOpen('run')}>
        {t(year.run ? 'leave.settleRest' : 'leave.runYear')}
      </MayButton>
      {open === 'run' && <RunDialog year={year} onClose={() => setOpen(undefined)} />}
      {open === 'undo' && <UndoDialog year={year} onClose={() => setOpen(undefined)} />}
    </Group>
  )
}

function YearParts({ year }: { readonly year: LeaveYear }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const { reading, rows, total } = useNextYear(year.from, address)
  const columns = useMemo(() => nextYearColumns(t, language), [t, language])
  const filters = useMemo(() => nextYearFilters(t), [t])
  return (
    <>
      <YearSummary year={year} />
      {year.run && (
        <p className="muted" style={{ margin: 0 }}>
          {t('leave.ranAt', { by: year.run.by, at: momentText(year.run.at, language, zone), count: year.run.accounts })}
          {year.since_run > 0 && ` · ${t('leave.sinceRun', { count: year.since_run })}`}
        </p>
      )}
      <DataList
        id="leave-next-year"
        label={t('leave.nextYear')}
        reading={reading}
        rows={rows}
        rowId={({ employee_id, type_id }) => `${employee_id}:${type_id}`}
        rowName={({ full_name, label }) => `${full_name}: ${label}`}
        columns={columns}
        filters={filters}
        empty={<Empty title={t('leave.nothingLeft')} hint={t('leave.nothingLeftHint')} />}
        peek={(row, close) => (
          <Panel
            onClose={close}
            head={
              <>
                <h2>{row.full_name}</h2>
                <p>{row.label}</p>
              </>
            }
          >
            <Facts
              facts={columns.filter(({ number }) => number).map(({ header, text }) => [header, text(row)] as const)}
            />
            <ul>
              {row.why.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Panel>
        )}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </>
  )
}
