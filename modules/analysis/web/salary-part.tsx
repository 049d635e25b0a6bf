import { Stack } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, wholeText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { salary } from '../contract.ts'
import type { PartProps } from './part-props.ts'
import { useWords } from './words.ts'

type Spread = DataOf<typeof salary>['by_department'][number]

export function SalaryPart({ query }: PartProps) {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  const reading = useCall(salary, { query })
  const money = (amount: string | null) => (amount === null ? '–' : moneyText(amount, currency))
  return (
    <Loaded reading={reading} rows={8}>
      {({ all, without, by_department, by_job_level }) => (
        <Stack gap="md">
          <StatCards>
            <StatCard
              label={beside(t('analysis.total'), currency)}
              value={money(all.total)}
              note={t('analysis.without', { count: without })}
            />
            <StatCard label={t('analysis.median')} value={money(all.median)} />
            <StatCard label={t('analysis.lowest')} value={money(all.lowest)} />
            <StatCard label={t('analysis.highest')} value={money(all.highest)} />
          </StatCards>
          <Spreads title={t('analysis.payByDepartment')} what={t('analysis.department')} rows={by_department} />
          <Spreads title={t('analysis.payByLevel')} what={t('analysis.level')} rows={by_job_level} />
        </Stack>
      )}
    </Loaded>
  )
}

type SpreadsProps = { readonly title: string; readonly what: string; readonly rows: readonly Spread[] }

function Spreads({ title, what, rows }: SpreadsProps) {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  const amount = (id: 'total' | 'lowest' | 'median' | 'highest', header: string) => ({
    id,
    header,
    number: true,
    cell: (row: Spread) => moneyText(row[id], currency),
  })
  return (
    <Section title={beside(title, currency)}>
      <SimpleTable
        label={title}
        rows={rows}
        rowId={({ name }) => name}
        empty={t('analysis.nobody')}
        columns={[
          { id: 'name', header: what, cell: ({ name }) => name },
          { id: 'people', header: t('analysis.people'), number: true, cell: ({ people }) => wholeText(people) },
          amount('total', t('analysis.total')),
          amount('lowest', t('analysis.lowest')),
          amount('median', t('analysis.median')),
          amount('highest', t('analysis.highest')),
        ]}
      />
    </Section>
  )
}
