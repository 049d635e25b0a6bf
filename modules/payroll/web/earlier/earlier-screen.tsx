/** Pay of the year from before people's first payslip here: who is asked, what is known, and "there was none". */
import { Button, Text } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { earlierPay, earlierPayNone } from '../../contract/earlier-pay.ts'
import { view } from '../../contract/run.ts'
import { useWords } from '../words.ts'
import { EarlierPanel } from './earlier-panel.tsx'
import { EarlierSheet } from './earlier-sheet.tsx'
import { spans } from './spans.ts'

type Row = DataOf<typeof earlierPay>[number]
const NONE: readonly Row[] = []
const STATES = ['unknown', 'none', 'entered'] as const
const tones = { unknown: 'warn', none: 'plain', entered: 'good' } as const

export function EarlierPayScreen() {
  const t = useWords()
  const list = useCall(earlierPay, {})
  const rows = list.data ?? NONE
  const [sheet, setSheet] = useState<{ readonly pasted?: File }>()
  const say = useAct(earlierPayNone, { refreshes: [earlierPay, view] })
  const columns = useColumns()
  const tabs = useMemo<readonly ListTab<Row>[]>(
    () => [
      { id: 'all', label: t('payroll.earlierAll'), matches: () => true },
      ...STATES.map((state) => ({
        id: state,
        label: t(`payroll.earlierStatus.${state}`),
        matches: ({ status }: Row) => status === state,
      })),
    ],
    [t],
  )
  const answer = (chosen: readonly Row[], none: boolean, clear: () => void) => {
    const year = chosen[0]?.year
    if (year === undefined) return
    const employee_ids = chosen.map(({ employee_id }) => employee_id)
    say.mutate({ body: { employee_ids, year, none } }, { onSuccess: clear })
  }
  return (
    <Page
      full
      title={t('payroll.earlier')}
      crumb={t('payroll.title')}
      actions={
        <Button leftSection={<IconTableImport size={16} />} onClick={() => setSheet({})}>
          {t('payroll.earlierImport')}
        </Button>
      }
    >
      <Text c="dimmed">{t('payroll.earlierHint')}</Text>
      <DataList
        id="earlier-pay"
        label={t('payroll.earlier')}
        reading={list}
        rows={rows}
        rowId={({ employee_id }) => employee_id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={tabs}
        onPaste={(text) => setSheet({ pasted: pastedRows(text) })}
        bulk={(chosen, clear) => (
          <>
            <button type="button" disabled={say.isPending} onClick={() => answer(chosen, true, clear)}>
              {t('payroll.earlierNone')}
            </button>
            <button type="button" disabled={say.isPending} onClick={() => answer(chosen, false, clear)}>
              {t('payroll.earlierNoneBack')}
            </button>
          </>
        )}
        peek={(row, close) => <EarlierPanel key={row.employee_id} row={row} onClose={close} />}
        empty={<Empty title={t('payroll.earlierEmpty')} hint={t('payroll.earlierRecord')} />}
      />
      {sheet && <EarlierSheet pasted={sheet.pasted} onClose={() => setSheet(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(
    () => [
      {
        id: 'employee',
        header: t('payroll.employee'),
        always: true,
        phone: true,
        least: 140,
        text: ({ full_name }) => full_name,
      },
      { id: 'staff_id', header: t('payroll.staffId'), width: 120, text: ({ staff_id }) => staff_id },
      {
        id: 'status',
        header: t('payroll.earlierStatus'),
        width: 130,
        phone: true,
        text: ({ status }) => t(`payroll.earlierStatus.${status}`),
        cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`payroll.earlierStatus.${status}`)}</StatusBadge>,
      },
      {
        id: 'months',
        header: t('payroll.earlierMonths'),
        least: 150,
        goes: 2,
        text: ({ months }) => spans(months, language),
      },
      { id: 'open', header: t('payroll.earlierOpen'), least: 150, goes: 3, text: ({ open }) => spans(open, language) },
      { id: 'said_by', header: t('payroll.earlierSaidBy'), least: 120, goes: 1, text: ({ said_by }) => said_by ?? '' },
      {
        id: 'said_at',
        header: t('payroll.earlierSaidAt'),
        width: 150,
        goes: 1,
        text: ({ said_at }) => momentText(said_at, language, zone),
      },
    ],
    [t, language, zone],
  )
}
