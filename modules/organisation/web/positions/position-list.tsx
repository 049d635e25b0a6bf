/** Positions with their level, departments and holders; the one that is open stands beside the list. */

import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Column, Filter } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { comma } from '#platform/words/web/words.ts'
import { positions } from '../../contract/positions.ts'
import { exportCompetencies } from '../../contract/sheets.ts'
import { useWords } from '../words.ts'
import type { Position } from './position.ts'
import type { PositionOpen } from './position-dialogs.tsx'
import { PositionPanel } from './position-panel.tsx'

type Say = ReturnType<typeof useWords>
const NONE: readonly Position[] = []

type PositionListProps = { readonly mayWrite: boolean; readonly onOpen: (open: PositionOpen) => void }

export function PositionList({ mayWrite, onOpen }: PositionListProps) {
  const t = useWords()
  const list = useCall(positions, {})
  const rows = list.data ?? NONE
  const columns = useMemo(() => columnsOf(t), [t])
  const filters = useMemo(() => filtersOf(t, rows), [t, rows])
  return (
    <DataList
      id="positions"
      label={t('organisation.positions')}
      reading={list}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      filters={filters}
      empty={
        <Empty title={t('organisation.noPositions')} hint={t('organisation.noDepartmentsHint')}>
          {mayWrite && <Button onClick={() => onOpen({ what: 'import-positions' })}>{t('organisation.import')}</Button>}
        </Empty>
      }
      onPaste={mayWrite ? (text) => onOpen({ what: 'import-positions', pasted: pastedRows(text) }) : undefined}
      bulk={(chosen) => (
        <button
          type="button"
          onClick={() => void download(exportCompetencies, { body: { position_ids: chosen.map(({ id }) => id) } })}
        >
          {t('organisation.exportCompetencies')}
        </button>
      )}
      peek={(row, close) => <PositionPanel position={row} mayWrite={mayWrite} onOpen={onOpen} onClose={close} />}
      closes={['part']}
    />
  )
}

function columnsOf(t: Say): readonly Column<Position>[] {
  return [
    { id: 'name', header: t('organisation.position'), always: true, text: ({ name }) => name },
    { id: 'level', header: t('organisation.jobLevel'), goes: 1, width: 150, text: ({ job_level }) => job_level ?? '' },
    {
      id: 'departments',
      header: t('organisation.departments'),
      goes: 3,
      text: ({ departments }) => departments.map(({ name }) => name).join(comma()),
      cell: ({ departments }) =>
        departments.length > 0 ? (
          departments.map(({ name }) => name).join(comma())
        ) : (
          <span className="muted">{t('organisation.everyDepartment')}</span>
        ),
    },
    {
      id: 'competencies',
      header: t('organisation.competencies'),
      width: 130,
      goes: 2,
      number: true,
      text: ({ competencies_count }) => String(competencies_count),
      sort: ({ competencies_count }) => competencies_count,
      searched: false,
    },
    {
      id: 'people',
      header: t('organisation.people'),
      width: 100,
      number: true,
      phone: true,
      text: ({ employees_count }) => String(employees_count),
      sort: ({ employees_count }) => employees_count,
      searched: false,
    },
  ]
}

function filtersOf(t: Say, rows: readonly Position[]): readonly Filter<Position>[] {
  const options = (names: readonly (string | null)[]) =>
    [...new Set(names)].filter((name) => name !== null).map((value) => ({ value, label: value }))
  return [
    {
      id: 'level',
      label: t('organisation.jobLevel'),
      options: options(rows.map(({ job_level }) => job_level)),
      matches: ({ job_level }, value) => job_level === value,
    },
    {
      id: 'department',
      label: t('organisation.department'),
      options: options(rows.flatMap(({ departments }) => departments.map(({ name }) => name))),
      matches: ({ departments }, value) => departments.length === 0 || departments.some(({ name }) => name === value),
    },
  ]
}
