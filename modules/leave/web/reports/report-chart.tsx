/** The report as a drawing with its table: what was taken month by month, what waits or was lost by department. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { shortMonthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { amountsOfReport, report, reportMonths } from '../../contract/reports.ts'
import { numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import { byDepartment, byMonth } from './chart-rows.ts'
import type { ReportName, ReportWanted } from './use-report.ts'

const Stacked = lazy(() => import('./drawings.tsx').then((m) => ({ default: m.Stacked })))
type ReportChartProps = { readonly name: ReportName; readonly wanted: ReportWanted }

/** What people are entitled to says nothing when it is stacked: beside it stands what they took. */
const BY_MONTH = ['taken', 'balance', 'entitlement'] as const

export function ReportChart({ name, wanted }: ReportChartProps) {
  return BY_MONTH.some((one) => one === name) ? (
    <MonthsChart wanted={wanted} />
  ) : (
    <DepartmentsChart name={name} wanted={wanted} />
  )
}

function MonthsChart({ wanted: { as_of, department_id } }: Pick<ReportChartProps, 'wanted'>) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(reportMonths, { query: { as_of, department_id } })
  return (
    <Loaded reading={reading} rows={4}>
      {(found) => (
        <Drawing
          title={t('leave.takenByMonth')}
          first={t('leave.month')}
          {...byMonth(found, (month) => shortMonthText(Number(month.slice(5)), language))}
        />
      )}
    </Loaded>
  )
}

function DepartmentsChart({ name, wanted: { as_of, department_id } }: ReportChartProps) {
  const t = useWords()
  const reading = useCall(report, { params: { name }, query: { by: 'department', as_of, department_id } })
  const [amount] = amountsOfReport[name]
  return (
    <Loaded reading={reading} rows={4}>
      {(found) => (
        <Drawing
          title={t('leave.byDepartment', { report: t(`leave.report.${name}`) })}
          first={t('leave.department')}
          {...byDepartment(found, amount, t('leave.noDepartment'))}
        />
      )}
    </Loaded>
  )
}

type DrawingProps = ReturnType<typeof byMonth> & { readonly title: string; readonly first: string }

function Drawing({ title, first, types, rows }: DrawingProps) {
  const t = useWords()
  return (
    <ChartCard
      title={title}
      hint={t('leave.inDays')}
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        { id: 'label', header: first, cell: ({ label }) => label },
        ...types.map(({ id, label }) => ({
          id,
          header: label,
          number: true,
          cell: (row: (typeof rows)[number]) => numberText(row.amounts[id] ?? 0),
        })),
      ]}
    >
      <Stacked rows={rows} types={types} />
    </ChartCard>
  )
}
