import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { moneyText, wholeText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

/** What each department costs this month. */
export function DepartmentsView({ run }: { readonly run: Run }) {
  const t = useWords()
  const beside = useBrackets()
  const currency = run.currency_code
  const money = (id: 'gross_pay' | 'net_pay' | 'employer_cost', header: string) => ({
    id,
    header: beside(header, currency),
    number: true,
    cell: (row: Run['departments'][number]) => moneyText(row[id], currency),
    foot: moneyText(run.totals[id], currency),
  })
  return (
    <div className={classes.scroller}>
      <Section title={t('payroll.view.departments')}>
        <SimpleTable
          wide
          label={t('payroll.view.departments')}
          rows={run.departments}
          rowId={({ department }) => department ?? ''}
          columns={[
            {
              id: 'department',
              header: t('payroll.department'),
              cell: ({ department }) => department ?? t('payroll.noDepartment'),
              foot: t('payroll.total'),
            },
            {
              id: 'people',
              header: t('payroll.people'),
              number: true,
              cell: ({ people }) => wholeText(people),
              foot: wholeText(run.totals.people),
            },
            money('gross_pay', t('payroll.gross')),
            money('net_pay', t('payroll.net')),
            money('employer_cost', t('payroll.cost')),
          ]}
        />
      </Section>
    </div>
  )
}
