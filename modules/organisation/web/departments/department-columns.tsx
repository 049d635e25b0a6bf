import type { Column, Filter } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { comma } from '#platform/words/web/words.ts'
import type { useWords } from '../words.ts'
import type { Department } from './department.ts'

type Say = ReturnType<typeof useWords>

export function departmentColumns(t: Say): readonly Column<Department>[] {
  return [
    { id: 'name', header: t('organisation.department'), always: true, text: ({ name }) => name },
    { id: 'code', header: t('organisation.code'), width: 100, goes: 2, text: ({ code }) => code ?? '' },
    {
      id: 'head',
      header: t('organisation.head'),
      goes: 1,
      text: ({ hod_name }) => hod_name ?? '',
      cell: ({ hod_name, hod_left }) => (
        <>
          {hod_name} {hod_left && <StatusBadge tone="warn">{t('organisation.hasLeft')}</StatusBadge>}
        </>
      ),
    },
    {
      id: 'divisions',
      header: t('organisation.divisions'),
      goes: 3,
      text: ({ divisions }) => divisions.map(({ name }) => name).join(comma()),
    },
    {
      id: 'people',
      header: t('organisation.people'),
      width: 110,
      number: true,
      phone: true,
      text: ({ employees_count }) => String(employees_count),
      sort: ({ employees_count }) => employees_count,
      searched: false,
    },
  ]
}

export function departmentFilters(t: Say): readonly Filter<Department>[] {
  return [
    {
      id: 'head',
      label: t('organisation.head'),
      options: [
        { value: 'none', label: t('organisation.noHead') },
        { value: 'left', label: t('organisation.hasLeft') },
      ],
      matches: ({ hod_id, hod_left }, value) => (value === 'none' ? hod_id === null : hod_left),
    },
  ]
}
