/** Leave in figures: five reports by person or department, each as a drawing, a table and a file. */
import { Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type ListAddress, useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { amountsOfReport, leaveReports, reportFile } from '../../contract/reports.ts'
import { AsOfField } from '../as-of-field.tsx'
import { useWords } from '../words.ts'
import { ReportChart } from './report-chart.tsx'
import { reportColumns } from './report-columns.tsx'
import { type ReportName, type ReportWanted, useReport } from './use-report.ts'

export function ReportsScreen() {
  const t = useWords()
  const address = useListAddress()
  const name = leaveReports.find((one) => one === address.filter('report')) ?? 'taken'
  const by = address.filter('by') === 'department' ? 'department' : 'person'
  const wanted = { by, as_of: address.filter('day'), department_id: address.filter('department') } as const
  const { reading, rows, total } = useReport(name, wanted, address)
  const columns = useMemo(() => reportColumns(t, by, amountsOfReport[name]), [t, by, name])
  return (
    <Page
      title={t('leave.reports')}
      crumb={t('leave.title')}
      actions={<Choices address={address} name={name} wanted={wanted} />}
    >
      <Group gap="sm">
        <ChoiceField
          w={230}
          aria-label={t('leave.report')}
          allowDeselect={false}
          value={name}
          onChange={(report) => address.change({ 'f.report': report })}
          data={leaveReports.map((value) => ({ value, label: t(`leave.report.${value}`) }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('leave.by')}
          value={by}
          onChange={(next) => address.change({ 'f.by': next === 'person' ? undefined : next })}
          data={(['person', 'department'] as const).map((value) => ({ value, label: t(`leave.by.${value}`) }))}
        />
      </Group>
      <ReportChart name={name} wanted={wanted} />
      <DataList
        id={`leave-report-${name}`}
        label={t(`leave.report.${name}`)}
        reading={reading}
        rows={rows}
        rowId={({ employee_id, department, type_id }) => `${employee_id ?? department}:${type_id}`}
        rowName={({ full_name, department, label }) => `${full_name ?? department}: ${label}`}
        columns={columns}
        empty={<Empty title={t('leave.nothingToReport')} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}

type ChoicesProps = { readonly address: ListAddress; readonly name: ReportName; readonly wanted: ReportWanted }

function Choices({ address, name, wanted }: ChoicesProps) {
  const t = useWords()
  const units = useCall(departments, {}).data ?? []
  const take = (format: 'xlsx' | 'csv') =>
    void download(reportFile, { params: { name }, query: { ...wanted, search: address.search || undefined, format } })
  return (
    <>
      <ChoiceField
        aria-label={t('leave.department')}
        placeholder={t('leave.wholeCompany')}
        clearable
        searchable
        value={wanted.department_id ?? ''}
        onChange={(department) => address.change({ 'f.department': department || undefined })}
        data={units.map((one) => ({ value: one.id, label: one.name }))}
      />
      <AsOfField day={wanted.as_of} onChange={(day) => address.change({ 'f.day': day })} />
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />}>
            {t('leave.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => take('xlsx')}>{t('leave.asXlsx')}</Menu.Item>
          <Menu.Item onClick={() => take('csv')}>{t('leave.asCsv')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
