/** What other parts of the product bring into the month, line by line: put off, left out with a reason, taken back. */
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Column, Filter } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { brought, putBack, putOff } from '../../contract/brought.ts'
import { payslipRows } from '../../contract/payslips.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import type { Run } from '../run/use-run.ts'
import { useWords } from '../words.ts'

type Line = DataOf<typeof brought>[number]
type Move = 'later' | 'out'
const NONE: readonly Line[] = []
const standings = ['in', 'later', 'out'] as const
const tones = { in: 'good', later: 'warn', out: 'plain' } as const
const nameOf = ({ origin, source, month, kind, text }: Line) => [origin, source, month, kind, text].join(' ')
const itemsOf = (lines: readonly Line[]) => lines.map(({ origin, source, month }) => ({ origin, source, month }))

type Say = ReturnType<typeof useWords>
const standingOf = (line: Line, t: Say) => t(`payroll.brought.${line.standing}`, { month: line.until ?? '' })
const worthOf = ({ amount, days }: Line, currency: string, t: Say) =>
  amount === null ? t('payroll.daysCount', { count: Number(days) }) : moneyText(amount, currency)

export function BroughtView({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const params = paramsOf(wanted)
  const query = { run: run.run }
  const reading = useCall(brought, { params, query })
  const rows = reading.data ?? NONE
  const [asked, setAsked] = useState<{ readonly move: Move; readonly lines: readonly Line[] }>()
  const refreshes = [brought, view, payslipRows]
  const putting = useAct(putOff, { refreshes, after: () => setAsked(undefined) })
  const back = useAct(putBack, { refreshes })
  const closed = run.may.items?.allowed ? undefined : (run.may.items?.why ?? '')
  const currency = run.currency_code
  const columns = useMemo<readonly Column<Line>[]>(
    () => [
      { id: 'employee', header: t('payroll.employee'), always: true, least: 120, text: (row) => row.full_name },
      { id: 'staff_id', header: t('payroll.staffId'), width: 110, goes: 3, text: (row) => row.staff_id },
      { id: 'what', header: t('payroll.brought.what'), least: 180, phone: true, text: (row) => row.text },
      {
        id: 'worth',
        header: t('payroll.brought.worth'),
        width: 120,
        number: true,
        phone: true,
        text: (row) => worthOf(row, currency, t),
        sort: (row) => Number(row.amount ?? row.days),
        searched: false,
      },
      {
        id: 'standing',
        header: t('payroll.brought.standing'),
        width: 170,
        phone: true,
        text: (row) => standingOf(row, t),
        cell: (row) => <StatusBadge tone={tones[row.standing]}>{standingOf(row, t)}</StatusBadge>,
      },
      { id: 'why', header: t('payroll.brought.why'), goes: 2, text: (row) => row.reason ?? '' },
    ],
    [t, currency],
  )
  const filters = useMemo<readonly Filter<Line>[]>(
    () => [
      {
        id: 'standing',
        label: t('payroll.brought.standing'),
        options: standings.map((value) => ({ value, label: t(`payroll.brought.${value}`, { month: '…' }) })),
        matches: (row, value) => row.standing === value,
      },
    ],
    [t],
  )
  const acts = (lines: readonly Line[]) => {
    const [inside, aside] = [
      lines.filter((line) => line.standing === 'in' && line.can_move),
      lines.filter((line) => line.standing !== 'in'),
    ]
    return { inside, aside }
  }
  return (
    <>
      <p className="muted">{t('payroll.broughtHint')}</p>
      <DataList
        id="payroll-brought"
        label={t('payroll.brought')}
        reading={reading}
        rows={rows}
        rowId={nameOf}
        rowName={(row) => `${row.full_name}: ${row.text}`}
        columns={columns}
        filters={filters}
        empty={<Empty title={t('payroll.broughtNone')} />}
        peek={(row, shut) => (
          <Panel
            onClose={shut}
            head={
              <>
                <h2>{row.full_name}</h2>
                <p>{[row.text, worthOf(row, currency, t)].join(' · ')}</p>
                <StatusBadge tone={tones[row.standing]}>{standingOf(row, t)}</StatusBadge>
              </>
            }
            foot={
              <Group gap="xs">
                {row.standing === 'in' && row.can_move && (
                  <>
                    <MayButton closed={closed} onClick={() => setAsked({ move: 'later', lines: [row] })}>
                      {t('payroll.doPutOff')}
                    </MayButton>
                    <MayButton
                      variant="default"
                      closed={closed}
                      onClick={() => setAsked({ move: 'out', lines: [row] })}
                    >
                      {t('payroll.doLeaveOut')}
                    </MayButton>
                  </>
                )}
                {row.standing !== 'in' && (
                  <Button
                    variant="default"
                    loading={back.isPending}
                    onClick={() => back.mutate({ params, query, body: { items: itemsOf([row]) } })}
                  >
                    {t('payroll.doPutBack')}
                  </Button>
                )}
              </Group>
            }
          >
            {row.reason && <p>{[row.reason, row.decided_by].filter(Boolean).join(' · ')}</p>}
            {row.page && (
              <p>
                <Link to={row.page}>{t('payroll.broughtFrom')}</Link>
              </p>
            )}
          </Panel>
        )}
        bulk={(chosen, clear) => {
          const { inside, aside } = acts(chosen)
          return (
            <>
              {!closed && inside.length > 0 && (
                <>
                  <button type="button" onClick={() => setAsked({ move: 'later', lines: inside })}>
                    {t('payroll.doPutOff')}
                  </button>
                  <button type="button" onClick={() => setAsked({ move: 'out', lines: inside })}>
                    {t('payroll.doLeaveOut')}
                  </button>
                </>
              )}
              {aside.length > 0 && (
                <button
                  type="button"
                  onClick={() => back.mutate({ params, query, body: { items: itemsOf(aside) } }, { onSuccess: clear })}
                >
                  {t('payroll.doPutBack')}
                </button>
              )}
            </>
          )
        }}
      />
      {asked && (
        <ReasonDialog
          title={t(asked.move === 'later' ? 'payroll.putOffTitle' : 'payroll.lineOutTitle', {
            count: asked.lines.length,
          })}
          action={t(asked.move === 'later' ? 'payroll.doPutOff' : 'payroll.doLeaveOut')}
          reason={t('payroll.reason')}
          working={putting.isPending}
          onConfirm={(reason) =>
            putting.mutate({ params, query, body: { items: itemsOf(asked.lines), move: asked.move, reason } })
          }
          onClose={() => setAsked(undefined)}
        >
          {t(asked.move === 'later' ? 'payroll.putOffHint' : 'payroll.lineOutHint')}
        </ReasonDialog>
      )}
    </>
  )
}
