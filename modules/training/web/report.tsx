/** Training hours and cost of any days, drawn and as a table, taken away as a file. */
import { Button, Group, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { report, reportFile, trainingReports } from '../contract/reports.ts'
import { useTrainingText } from './training-text.ts'
import { useWords } from './words.ts'

const StackedBars = lazy(() => import('#design/charts/stacked-bars.tsx').then((m) => ({ default: m.StackedBars })))
type Row = DataOf<typeof report>['rows'][number]
type Name = (typeof trainingReports)[number]

export function Report() {
  const t = useWords()
  const { today } = useMe()
  const [name, setName] = useState<Name>('course')
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(`${today.slice(0, 4)}-12-31`)
  const wrong = from !== '' && to !== '' && to < from
  const query = { ...(from && { from }), ...(to && { to }) }
  const reading = useCall(report, { params: { name }, query }, { enabled: !wrong })
  return (
    <>
      <Group align="end" gap="sm" mb="md">
        <Select
          label={t('training.report.by')}
          allowDeselect={false}
          data={trainingReports.map((value) => ({ value, label: t(`training.report.${value}`) }))}
          value={name}
          onChange={(chosen) => setName(trainingReports.find((one) => one === chosen) ?? 'course')}
        />
        <DateField label={t('training.report.from')} value={from} onChange={setFrom} />
        <DateField
          label={t('training.report.to')}
          value={to}
          error={wrong ? t('training.report.backwards') : undefined}
          onChange={setTo}
        />
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={wrong}
            onClick={() => void download(reportFile, { params: { name }, query: { ...query, format } })}
          >
            {t(`training.report.${format}`)}
          </Button>
        ))}
      </Group>
      <Loaded reading={reading} rows={6}>
        {({ rows }) => <Shown key={name} name={name} rows={rows} />}
      </Loaded>
    </>
  )
}

function Shown({ name, rows }: { readonly name: Name; readonly rows: readonly Row[] }) {
  const t = useWords()
  const text = useTrainingText()
  const title = t('training.report.title')
  const columns = [
    { id: 'name', header: t(`training.report.${name}`), cell: (row: Row) => row.name },
    { id: 'people', header: t('training.report.people'), number: true, cell: (row: Row) => row.people },
    { id: 'planned', header: t('training.report.planned'), number: true, cell: (row: Row) => row.hours_planned },
    { id: 'attended', header: t('training.report.attended'), number: true, cell: (row: Row) => row.hours_attended },
    { id: 'cost', header: t('training.report.cost'), number: true, cell: (row: Row) => text.money(row.cost) },
  ]
  const rowId = (row: Row) => row.name
  const table = (
    <SimpleTable wide label={title} rows={rows} rowId={rowId} columns={columns} empty={t('training.report.nothing')} />
  )
  if (rows.length === 0) return table
  const drawn = rows.map((row) => ({
    name: row.name,
    planned: String(row.hours_planned),
    attended: String(row.hours_attended),
  }))
  return (
    <>
      <ChartCard title={t('training.report.hours')} rows={rows} rowId={rowId} columns={columns}>
        <StackedBars
          rows={drawn}
          label="name"
          series={[
            { key: 'planned', label: t('training.report.planned') },
            { key: 'attended', label: t('training.report.attended') },
          ]}
        />
      </ChartCard>
      {table}
    </>
  )
}
