/** Who is sought: vacancies with what they pay, how many heads are filled and how many applied. */

import { Button } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentDayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { vacancies } from '../../contract/vacancies.ts'
import { vacancyStatuses } from '../../model/vacancy-status.ts'
import { useCareerAddress } from '../career-address.ts'
import { useRange } from '../range-text.ts'
import { useWords } from '../words.ts'
import type { Vacancy } from './vacancy.ts'
import { VacancyDialog } from './vacancy-dialog.tsx'
import { VacancyBadge, VacancyPanel } from './vacancy-panel.tsx'

const NONE: readonly Vacancy[] = []

export function VacancyScreen() {
  const t = useWords()
  const columns = useColumns()
  const career = useCareerAddress()
  const [editing, setEditing] = useState<{ readonly row: Vacancy | undefined }>()
  const list = useCall(vacancies, { query: {} })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing({ row: undefined })}>
      {t('recruitment.addVacancy')}
    </Button>
  )
  return (
    <Page
      full
      title={t('recruitment.vacancies')}
      crumb={t('recruitment.crumb')}
      actions={
        <>
          {career && (
            <Button
              component="a"
              href={career}
              target="_blank"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              {t('recruitment.careerPage')}
            </Button>
          )}
          {add}
        </>
      }
    >
      <DataList
        id="vacancies"
        label={t('recruitment.vacancies')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ position_name }) => position_name}
        columns={columns}
        tabs={[
          { id: 'all', label: t('recruitment.all'), matches: () => true },
          ...vacancyStatuses.map((id) => ({
            id,
            label: t(`recruitment.status.${id}`),
            matches: ({ status }: Vacancy) => status === id,
          })),
        ]}
        empty={
          <Empty title={t('recruitment.noVacancies')} hint={t('recruitment.noVacanciesHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <VacancyPanel key={row.id} vacancy={row} onEdit={() => setEditing({ row })} onClose={close} />
        )}
      />
      {editing && <VacancyDialog now={editing.row} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Vacancy>[] {
  const t = useWords()
  const range = useRange()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(
    () => [
      {
        ...{ id: 'position', header: t('recruitment.position'), always: true, phone: true, least: 180 },
        text: (row) => row.position_name,
      },
      { id: 'department', header: t('recruitment.department'), goes: 3, text: (row) => row.department_name ?? '' },
      {
        ...{ id: 'heads', header: t('recruitment.heads'), width: 110, number: true, phone: true },
        text: (row) => `${row.filled} / ${row.headcount}`,
        sort: (row) => row.headcount - row.filled,
      },
      {
        ...{ id: 'candidates', header: t('recruitment.candidates'), width: 120, number: true },
        text: (row) => String(row.candidates_count),
        sort: (row) => row.candidates_count,
      },
      { id: 'pay', header: t('recruitment.pay'), width: 220, goes: 2, text: range },
      {
        ...{ id: 'close', header: t('recruitment.closeDate'), width: 130, goes: 4 },
        text: (row) => dayText(row.close_date, language),
        sort: (row) => row.close_date ?? '9999',
      },
      {
        ...{ id: 'opened', header: t('recruitment.opened'), width: 130, goes: 1 },
        text: (row) => momentDayText(row.created_at, language, zone),
        sort: (row) => row.created_at,
      },
      {
        ...{ id: 'status', header: t('recruitment.status'), width: 120, phone: true },
        text: (row) => t(`recruitment.status.${row.status}`),
        cell: (row) => <VacancyBadge status={row.status} />,
      },
    ],
    [t, range, language, zone],
  )
}
