/** Who received the most, by period and department; with a mark on those whom colleagues do not see here. */
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { leaderboards } from '../contract/history.ts'
import { useBoard } from './period.tsx'
import classes from './rewards.module.css'
import { useWords } from './words.ts'

export function LeaderboardsScreen() {
  const t = useWords()
  const { board, fields } = useBoard()
  const [department, setDepartment] = useState('')
  const units = useCall(departments, {}).data ?? []
  const reading = useCall(leaderboards, { query: { ...board, ...(department && { department_id: department }) } })
  return (
    <Page title={t('rewards.leaderboards')} crumb={t('rewards.crumb')}>
      <div className={classes.view}>
        {fields}
        <ChoiceField
          label={t('rewards.department')}
          clearable
          w={260}
          placeholder={t('rewards.allDepartments')}
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={department}
          onChange={setDepartment}
        />
        <Loaded reading={reading} rows={6}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty title={t('rewards.noBoard')} hint={t('rewards.noBoardHint')} />
            ) : (
              <SimpleTable
                label={t('rewards.leaderboards')}
                rows={rows}
                rowId={({ employee_id }) => employee_id}
                columns={[
                  { id: 'rank', header: t('rewards.rank'), number: true, cell: ({ rank }) => rank },
                  {
                    id: 'name',
                    header: t('rewards.person'),
                    cell: ({ name, is_hidden }) => (is_hidden ? t('rewards.hiddenOne', { name }) : name),
                  },
                  { id: 'department', header: t('rewards.department'), cell: (row) => row.department ?? '' },
                  { id: 'points', header: t('rewards.points'), number: true, cell: ({ points }) => points },
                  { id: 'count', header: t('rewards.count'), number: true, cell: ({ count }) => count },
                ]}
                empty={t('rewards.noBoard')}
              />
            )
          }
        </Loaded>
      </div>
    </Page>
  )
}
