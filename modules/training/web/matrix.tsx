/** Who has done what they have to, what is due again, and what is missing. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { matrix } from '../contract/records.ts'
import type { DoneState } from '../model/matrix.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

type Shown = DataOf<typeof matrix>[number]
type State = Shown['courses'][number]
const NONE: readonly Shown[] = []
const WIDTH = 150

export function Matrix() {
  const t = useWords()
  const list = useCall(matrix, { query: {} })
  const rows = list.data ?? NONE
  const columns = useColumns(rows)
  const having = (state: DoneState) => (row: Shown) => row.courses.some((one) => one.state === state)
  return (
    <DataList
      id="training-matrix"
      label={t('training.tab.matrix')}
      reading={list}
      rows={rows}
      rowId={({ employee_id }) => employee_id}
      rowName={({ full_name }) => full_name}
      columns={columns}
      tabs={[
        { id: 'all', label: t('training.all'), matches: () => true },
        { id: 'missing', label: t('training.done.missing'), matches: having('missing') },
        { id: 'due', label: t('training.done.due'), matches: having('due') },
      ]}
      filters={[
        {
          id: 'department',
          label: t('training.department'),
          options: [...new Set(rows.flatMap(({ department }) => department ?? []))].map((name) => ({
            value: name,
            label: name,
          })),
          matches: ({ department }, value) => department === value,
        },
      ]}
      empty={<Empty title={t('training.noMatrix')} hint={t('training.noMatrixHint')} />}
    />
  )
}

/** A column for each course that somebody has to do or has done. */
function useColumns(rows: readonly Shown[]): readonly Column<Shown>[] {
  const t = useWords()
  const language = useLanguage()
  const text = useTrainingText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  return useMemo(() => {
    const courses = new Map(rows.flatMap((row) => row.courses.map((one) => [one.course_id, one.course] as const)))
    const of = (row: Shown, id: string) => row.courses.find(({ course_id }) => course_id === id)
    const said = (one: State | undefined) => {
      if (!one) return ''
      const when = one.due_on === null ? '' : t('training.dueOn', { day: text.day(one.due_on) })
      return [t(`training.done.${one.state}`), when].filter(Boolean).join(' · ')
    }
    return [
      {
        id: 'person',
        header: t('training.person'),
        always: true,
        phone: true,
        least: 180,
        text: (row) => row.full_name,
      },
      { id: 'department', header: t('training.department'), width: 140, goes: 50, text: (row) => row.department ?? '' },
      {
        id: 'open',
        header: t('training.stillOpen'),
        width: 100,
        number: true,
        phone: true,
        text: (row) => String(row.courses.filter(({ state }) => state !== 'done').length),
        sort: (row) => row.courses.filter(({ state }) => state !== 'done').length,
        searched: false,
      },
      ...[...courses].map(
        ([id, name], at): Column<Shown> => ({
          id,
          header: name,
          width: WIDTH,
          goes: at + 1,
          text: (row) => said(of(row, id)),
          cell: (row) => <StateBadge of={of(row, id)} said={said(of(row, id))} />,
        }),
      ),
    ]
  }, [language, rows])
}

const TONES = { done: 'good', due: 'warn', missing: 'bad' } as const

export function StateBadge({ of, said }: { readonly of: State | undefined; readonly said: string }) {
  return of ? <StatusBadge tone={TONES[of.state]}>{said}</StatusBadge> : null
}
