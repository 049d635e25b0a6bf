/** Raises waiting: pay dated back into closed months, taken into the open month or dismissed, and what became of it. */
import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Column, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { monthNameOf } from '#platform/words/web/month-name.tsx'
import { comma, useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { items } from '../../contract/items.ts'
import { dismissRetro, retro, takeRetro } from '../../contract/retro.ts'
import { view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { paramsOf } from '../../model/run-query.ts'
import { parseMonth, useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { RetroPanel } from './retro-panel.tsx'
import { type RetroRow, tones } from './retro-row.ts'

const NONE: readonly RetroRow[] = []
const STATES = ['waiting', 'taken', 'dismissed'] as const

export function RetroScreen() {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const { full } = useMonthName()
  const list = useCall(retro, {})
  const rows = list.data ?? undefined
  const next = parseMonth(rows?.next ?? undefined)
  const { runs: open, run, chosen, choose } = useRunToTake(next)
  const columns = useColumns()
  const [dismissing, setDismissing] = useState<readonly string[]>()
  const refreshes = [retro, view, items]
  const take = useAct(takeRetro, { refreshes })
  const dismiss = useAct(dismissRetro, { refreshes, after: () => setDismissing(undefined) })
  const tabs = useMemo<readonly ListTab<RetroRow>[]>(
    () =>
      STATES.map((state) => ({
        id: state,
        label: t(`payroll.retro.${state}`),
        matches: ({ status }: RetroRow) => status === state,
        hint: t(`payroll.retro.${state}Hint`),
      })),
    [t],
  )
  const takeThem = (chosen: readonly RetroRow[], clear?: () => void) => {
    const employee_ids = waitingIds(chosen.filter(({ can_take }) => can_take))
    if (!next || employee_ids.length === 0) return
    take.mutate({ body: { employee_ids, ...next, run } }, { onSuccess: clear })
  }
  const takeWord = next && t('payroll.retro.take', { month: chosen?.name ?? full(next) })
  return (
    <Page
      full
      title={t('payroll.retro')}
      crumb={t('payroll.title')}
      actions={
        open.length > 1 && (
          <ChoiceField
            label={t('payroll.retro.run')}
            allowDeselect={false}
            value={String(run)}
            onChange={(value) => choose(Number(value))}
            data={open.map((one) => ({
              value: String(one.run),
              label: one.name ?? t('payroll.runType.regular'),
            }))}
          />
        )
      }
    >
      <Text c="dimmed">{t('payroll.retro.hint')}</Text>
      {rows && rows.total !== '0.00' && (
        <Text fw={600}>{t('payroll.retro.total', { total: moneyText(rows.total, currency) })}</Text>
      )}
      <DataList
        id="retro"
        label={t('payroll.retro')}
        reading={list}
        rows={rows?.people ?? NONE}
        rowId={rowIdOf}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={tabs}
        bulk={(chosen, clear) =>
          chosen.some(({ status }) => status === 'waiting') && (
            <>
              {takeWord && (
                <button
                  type="button"
                  disabled={take.isPending || !chosen.some(({ can_take }) => can_take)}
                  onClick={() => takeThem(chosen, clear)}
                >
                  {takeWord}
                </button>
              )}
              <button type="button" onClick={() => setDismissing(waitingIds(chosen))}>
                {t('payroll.retro.dismiss')}
              </button>
            </>
          )
        }
        peek={(row, close) => (
          <RetroPanel
            key={rowIdOf(row)}
            row={row}
            takeWord={takeWord}
            taking={take.isPending}
            onTake={() => takeThem([row], close)}
            onDismiss={() => setDismissing([row.employee_id])}
            onClose={close}
          />
        )}
        empty={<Empty title={t('payroll.retro.none')} hint={t('payroll.retro.noneHint')} />}
      />
      {dismissing && (
        <ReasonDialog
          title={t('payroll.retro.dismissTitle', { count: dismissing.length })}
          action={t('payroll.retro.dismiss')}
          reason={t('payroll.retro.reason')}
          working={dismiss.isPending}
          onConfirm={(reason) => dismiss.mutate({ body: { employee_ids: [...dismissing], reason } })}
          onClose={() => setDismissing(undefined)}
        >
          <Text c="dimmed">{t('payroll.retro.dismissHint')}</Text>
        </ReasonDialog>
      )}
    </Page>
  )
}

/** Runs of the month that can take it: not signed off yet, and neither money alone nor a month worked out again. */
function useRunToTake(next: YearMonth | undefined) {
  const [chosen, choose] = useState<number>()
  const list = useCall(runs, { params: paramsOf(next ?? NO_MONTH) }, { enabled: next !== undefined })
  const open = (list.data ?? []).filter(
    ({ type, status }) =>
      type !== 'advance' && type !== 'correction' && (status === 'none' || status === 'unconfirmed'),
  )
  const shown = open.find(({ run }) => run === chosen) ?? open[0]
  return { runs: open, run: shown?.run ?? 1, chosen: shown, choose }
}
const NO_MONTH: YearMonth = { year: 2000, month: 1 }

const waitingIds = (rows: readonly RetroRow[]) =>
  rows.filter(({ status }) => status === 'waiting').map(({ employee_id }) => employee_id)

/** Taken or dismissed more than once, one person stands here more than once. */
const rowIdOf = ({ employee_id, status, decided_at }: RetroRow) => [employee_id, status, decided_at].join(' ')

function useColumns(): readonly Column<RetroRow>[] {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('payroll.employee'),
        always: true,
        phone: true,
        least: 160,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('payroll.staffId'), width: 110, goes: 4, text: (row) => row.staff_id },
      {
        id: 'from',
        header: t('payroll.retro.from'),
        width: 130,
        goes: 3,
        text: (row) => dayText(row.effective_from, language),
        sort: (row) => row.effective_from,
      },
      {
        id: 'months',
        header: t('payroll.retro.months'),
        least: 150,
        goes: 2,
        text: ({ months }) => months.map(({ month }) => monthNameOf(month, language)).join(comma()),
      },
      {
        id: 'total',
        header: beside(t('payroll.retro.difference'), currency),
        width: 150,
        number: true,
        phone: true,
        text: (row) => moneyText(row.total, currency),
        sort: (row) => amountOf(row.total),
      },
      {
        id: 'into',
        header: t('payroll.retro.into'),
        width: 140,
        goes: 1,
        text: (row) => monthNameOf(row.into ?? '', language),
        sort: (row) => row.into ?? '',
      },
      {
        id: 'status',
        header: t('payroll.status'),
        width: 120,
        goes: 5,
        text: ({ status }) => t(`payroll.retro.${status}`),
        cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`payroll.retro.${status}`)}</StatusBadge>,
      },
    ],
    [t, beside, language, currency],
  )
}
