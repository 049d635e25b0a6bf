/** Charts, loaded after the first paint, each with the table it is drawn from. */

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { peopleSearch } from '#modules/employees/model/public.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, shortMonthText } from '#platform/words/format.ts'
import { MonthName } from '#platform/words/web/month-name.tsx'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

const Line = lazy(() => import('#design/charts/line.tsx').then((m) => ({ default: m.Line })))
const PayChart = lazy(() => import('./chart-drawings.tsx').then((m) => ({ default: m.PayChart })))
const DepartmentChart = lazy(() => import('./chart-drawings.tsx').then((m) => ({ default: m.DepartmentChart })))

export function Charts({ found }: { readonly found: DashboardData }) {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const monthName = (month: string) => shortMonthText(Number(month.slice(5, 7)), language)
  const { people, payroll } = found
  const paid = payroll?.by_month ?? []
  return (
    <div className={classes.charts}>
      {/* Of a company with nobody in it yet there is nothing to draw. */}
      {people?.by_month.some(({ headcount }) => headcount > 0) && (
        <ChartCard
          title={t('dashboard.headcount')}
          hint={t('dashboard.headcountHint')}
          rows={people.by_month}
          rowId={({ month }) => month}
          columns={[
            { id: 'month', header: t('dashboard.month'), cell: ({ month }) => <MonthName month={month} /> },
            { id: 'count', header: t('dashboard.headcount'), number: true, cell: ({ headcount }) => headcount },
            { id: 'joined', header: t('dashboard.joined'), number: true, cell: ({ joined }) => joined },
            { id: 'left', header: t('dashboard.left'), number: true, cell: ({ left }) => left },
          ]}
        >
          <Line
            name={t('dashboard.headcount')}
            rows={people.by_month.map((row) => ({ label: monthName(row.month), value: row.headcount }))}
          />
        </ChartCard>
      )}
      {payroll && paid.length > 0 && (
        <ChartCard
          title={beside(t('dashboard.payCost'), currency)}
          rows={paid}
          rowId={({ month }) => month}
          columns={[
            { id: 'month', header: t('dashboard.month'), cell: ({ month }) => <MonthName month={month} /> },
            {
              id: 'gross',
              header: t('dashboard.gross'),
              number: true,
              cell: (row) => moneyText(row.gross_pay, currency),
            },
            { id: 'net', header: t('dashboard.net'), number: true, cell: (row) => moneyText(row.net_pay, currency) },
            {
              id: 'cost',
              header: t('dashboard.employerCost'),
              number: true,
              cell: (row) => moneyText(row.employer_cost, currency),
            },
          ]}
        >
          <PayChart
            names={{ net: t('dashboard.net'), cost: t('dashboard.employerCost') }}
            rows={paid.map((row) => ({ label: monthName(row.month), net: row.net_pay, cost: row.employer_cost }))}
            currency={currency}
          />
        </ChartCard>
      )}
      {people && people.by_department.length > 0 && (
        <ChartCard
          title={t('dashboard.byDepartment')}
          rows={people.by_department}
          rowId={({ name }) => name}
          columns={[
            {
              id: 'name',
              header: t('dashboard.department'),
              cell: ({ id, name }) => (id ? <DepartmentLink name={name} /> : name),
            },
            { id: 'value', header: t('dashboard.people'), number: true, cell: ({ value }) => value },
          ]}
        >
          <DepartmentChart name={t('dashboard.people')} rows={people.by_department} />
        </ChartCard>
      )}
    </div>
  )
}

/** A department leads to the list of its people; the link itself knows no other module's screens. */
const DepartmentLink = ({ name }: { readonly name: string }) => (
  <Anchor
    component={Link}
    to="/app/employee"
    search={peopleSearch({ department: name, standing: 'employed' }, 'all') as never}
  >
    {name}
  </Anchor>
)
