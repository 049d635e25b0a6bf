/** Claims in figures: a report at a time, drawn and as a table, of any days, taken away as a file. */
import { Button, Group, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { claimReports, report, reportFile } from '../../contract/reports.ts'
import { useWords } from '../words.ts'

const StackedBars = lazy(() => import('#design/charts/stacked-bars.tsx').then((m) => ({ default: m.StackedBars })))
type Found = DataOf<typeof report>
export type ReportRow = Found['rows'][number]
type Name = (typeof claimReports)[number]

export function ReportsView() {
  const t = useWords()
  const { today } = useMe()
  const [name, setName] = useState<Name>('month')
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  const wrong = from !== '' && to !== '' && to < from
  const query = { ...(from && { from }), ...(to && { to }) }
  const reading = useCall(report, { params: { name }, query }, { enabled: !wrong })
  const take = (format: 'xlsx' | 'csv') => void download(reportFile, { params: { name }, query: { ...query, format } })
  return (
    <>
      <Group align="end" gap="sm">
        <Select
          label={t('claims.report')}
          allowDeselect={false}
          data={claimReports.map((value) => ({ value, label: t(`claims.report.${value}`) }))}
          value={name}
          onChange={(chosen) => setName(claimReports.find((one) => one === chosen) ?? 'month')}
        />
        {name !== 'advances' && (
          <>
            <DateField label={t('claims.from')} value={from} onChange={setFrom} />
            <DateField
              label={t('claims.upTo')}
              value={to}
              error={wrong ? t('claims.toBeforeFrom') : undefined}
              onChange={setTo}
            />
          </>
        )}
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={wrong}
            onClick={() => take(format)}
          >
            {t(`claims.file.${format}`)}
          </Button>
        ))}
      </Group>
      <Loaded reading={reading} rows={6}>
        {(found) => <Report key={name} title={t(`claims.report.${name}`)} found={found} />}
      </Loaded>
    </>
  )
}

function Report({ title, found }: { readonly title: string; readonly found: Found }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [first] = found.columns
  const rowId = (row: ReportRow) => Object.values(row).join(' ')
  const columns = found.columns.map(({ key, label, kind }) => ({
    id: key,
    header: label,
    number: kind !== 'text',
    cell: (row: ReportRow) => (kind === 'money' && row[key] ? moneyText(row[key], currency) : row[key]),
  }))
  const drawn = found.columns.filter((column) => column.drawn)
  if (found.rows.length === 0 || !first) {
    return (
      <Section title={title}>
        <SimpleTable
          label={title}
          rows={found.rows}
          rowId={rowId}
          columns={columns}
          empty={t('claims.nothingToReport')}
        />
      </Section>
    )
  }
  return (
    <>
      <ChartCard title={title} rows={found.rows} rowId={rowId} columns={columns}>
        <StackedBars rows={found.rows} label={first.key} series={drawn} />
      </ChartCard>
      <SimpleTable wide label={title} rows={found.rows} rowId={rowId} columns={columns} />
    </>
  )
}
