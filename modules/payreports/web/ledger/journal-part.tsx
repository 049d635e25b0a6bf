/** The journal of a month: what of it has no account, what was booked already, and the file in the ledger's layout. */
import { Button, Group, Menu, SegmentedControl, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { journal } from '../../contract/ledger.ts'
import { type Layout, layouts } from '../../model/ledger/layouts.ts'
import { type MonthChoice, pathOf, useMonthChoices } from '../months.ts'
import { useWords } from '../words.ts'

type JournalPartProps = { readonly onMap: () => void }

export function JournalPart({ onMap }: JournalPartProps) {
  const t = useWords()
  const { reading, choices } = useMonthChoices()
  return (
    <Loaded reading={reading} rows={8}>
      {() =>
        choices[0] ? (
          <Journal choices={choices} newest={choices[0].value} onMap={onMap} />
        ) : (
          <Empty title={t('payreports.noMonths')} hint={t('payreports.noMonthsHint')} />
        )
      }
    </Loaded>
  )
}

type JournalProps = JournalPartProps & { readonly choices: readonly MonthChoice[]; readonly newest: string }

function Journal({ choices, newest, onMap }: JournalProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [month, setMonth] = useState(newest)
  const [of, setOf] = useState<'pay' | 'reversal'>()
  const reading = useCall(journal, { params: pathOf(month), query: of ? { of } : {} })
  const { data } = reading
  const money = (amount: string) => (amount === '0.00' ? '' : moneyText(amount, currency))
  const hasLines = (data?.lines.length ?? 0) > 0
  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        <ChoiceField
          label={t('payreports.month')}
          allowDeselect={false}
          value={month}
          onChange={(value) => {
            setMonth(value ?? newest)
            setOf(undefined)
          }}
          data={[...choices]}
        />
        {data?.to_reverse && (
          <SegmentedControl
            aria-label={t('payreports.ledger.journal')}
            value={data.kind}
            onChange={(kind) => setOf(kind === 'reversal' ? 'reversal' : 'pay')}
            data={(['pay', 'reversal'] as const).map((value) => ({ value, label: t(`payreports.journal.${value}`) }))}
          />
        )}
        {hasLines && data && <Take month={month} of={data.kind} />}
      </Group>
      <Said data={data} onMap={onMap} />
      <SimpleTable
        wide
        label={t('payreports.ledger.journal')}
        reading={reading}
        rows={data?.lines ?? []}
        rowId={(line) =>
          [line.account, line.description, line.department, line.cost_centre, line.debit === '0.00'].join(' ')
        }
        empty={t('payreports.journal.none')}
        columns={[
          { id: 'account', header: t('payreports.account'), cell: ({ account }) => account },
          { id: 'name', header: t('payreports.accountName'), cell: ({ name }) => name },
          { id: 'description', header: t('payreports.description'), cell: ({ description }) => description },
          { id: 'department', header: t('payreports.department'), cell: ({ department }) => department ?? '' },
          { id: 'cost_centre', header: t('payreports.costCentre'), cell: ({ cost_centre }) => cost_centre ?? '' },
          {
            id: 'debit',
            header: t('payreports.debit'),
            number: true,
            cell: ({ debit }) => money(debit),
            foot: moneyText(data?.debit ?? '0.00', currency),
          },
          {
            id: 'credit',
            header: t('payreports.credit'),
            number: true,
            cell: ({ credit }) => money(credit),
            foot: moneyText(data?.credit ?? '0.00', currency),
          },
        ]}
      />
    </Stack>
  )
}

type Told = NonNullable<ReturnType<typeof useCall<typeof journal>>['data']>

function Said({ data, onMap }: JournalPartProps & { readonly data: Told | undefined }) {
  const t = useWords()
  if (!data) return null
  const names = [...new Set(data.unmapped.map(({ label }) => label))].join(t('payreports.comma'))
  return (
    <>
      {data.status !== 'approved' && data.kind === 'pay' && (
        <Notice tone="info">{t('payreports.journal.notApproved')}</Notice>
      )}
      {data.to_reverse && (
        <Notice tone="warn">
          {t(data.status === 'approved' ? 'payreports.journal.differs' : 'payreports.journal.opened')}
        </Notice>
      )}
      {data.booked && !data.to_reverse && (
        <Notice tone="good">
          {t('payreports.journal.booked', { reference: data.booked.reference, by: data.booked.by })}
        </Notice>
      )}
      {data.unmapped.length > 0 && (
        <Notice
          tone="warn"
          action={
            <Button size="xs" variant="default" onClick={onMap}>
              {t('payreports.journal.map')}
            </Button>
          }
        >
          {t('payreports.journal.unmapped', { names })}
        </Notice>
      )}
    </>
  )
}

/** Taking the file is what books it: what the page shows of it is read again. */
function Take({ month, of }: { readonly month: string; readonly of: 'pay' | 'reversal' }) {
  const t = useWords()
  const kept = useQueryClient()
  const [layout, setLayout] = useState<Layout>('generic')
  const take = async (format: 'csv' | 'xlsx') => {
    await download(journal, { params: pathOf(month), query: { format, layout, of } })
    await kept.invalidateQueries({ queryKey: [journal.id] })
  }
  return (
    <>
      <ChoiceField
        label={t('payreports.layout')}
        allowDeselect={false}
        value={layout}
        onChange={(value) => setLayout(layouts.find((one) => one === value) ?? 'generic')}
        data={layouts.map((value) => ({ value, label: t(`payreports.layout.${value}`) }))}
      />
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} />}>
            {t('payreports.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void take('xlsx')}>Excel</Menu.Item>
          <Menu.Item onClick={() => void take('csv')}>CSV</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
