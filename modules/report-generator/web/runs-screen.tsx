/** What was run in the last thirty days: opened again, it shows what stands by then. */
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { runs } from '../contract/runs.ts'
import { useWords } from './words.ts'

type Run = DataOf<typeof runs>[number]
const NONE: readonly Run[] = []
const MOST = 200

export function RunsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const reading = useCall(runs, { query: { per_page: MOST } })
  return (
    <Page full title={t('reports.runs')} crumb={t('reports.title')}>
      <DataList
        id="report-runs"
        label={t('reports.runs')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={useColumns()}
        onOpen={({ id }) => void navigate({ to: `/app/reportGenerator/run/${id}` })}
        empty={<Empty title={t('reports.noRuns')} hint={t('reports.noRunsHint')} />}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Run>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: timeZone } = useMe()
  return useMemo(
    () => [
      { id: 'name', header: t('reports.name'), always: true, phone: true, least: 200, text: ({ name }) => name },
      { id: 'subject', header: t('reports.subject'), least: 120, goes: 3, text: ({ subject_name }) => subject_name },
      {
        id: 'days',
        header: t('reports.days'),
        least: 150,
        goes: 2,
        text: (run) => daysText(run, (day) => dayText(day, language)),
        sort: ({ to }) => to,
      },
      {
        id: 'rows',
        header: t('reports.rowCount'),
        width: 80,
        number: true,
        text: ({ rows }) => wholeText(rows),
        sort: ({ rows }) => rows,
      },
      {
        id: 'by',
        header: t('reports.ranBy'),
        least: 130,
        goes: 1,
        text: ({ ran_by, by_schedule }) => (by_schedule ? t('reports.bySchedule', { name: ran_by }) : ran_by),
      },
      {
        id: 'at',
        header: t('reports.ranAt'),
        width: 150,
        phone: true,
        text: ({ ran_at }) => momentText(ran_at, language, timeZone ?? undefined),
        sort: ({ ran_at }) => ran_at,
      },
    ],
    [t, language, timeZone],
  )
}

export const daysText = ({ from, to }: Pick<Run, 'from' | 'to'>, tell: (day: string) => string): string =>
  from === to ? tell(to) : `${tell(from)} – ${tell(to)}`
