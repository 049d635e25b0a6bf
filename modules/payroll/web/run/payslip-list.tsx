/** The payslips of a run in three tabs, with the payslip or the worksheet of a figure beside them. */
import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { openTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { later } from '#design/later.tsx'
import { Empty, RowsSkeleton } from '#design/states.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { lookedAt } from '../../contract/payslips.ts'
import { view } from '../../contract/run.ts'
import { firstTab, paramsOf, type ReviewTab, reviewTabs } from '../../model/run-query.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { needsLook, payslipColumns, payslipFilters } from './payslip-columns.tsx'
import type { RunAsk } from './run-dialogs.tsx'
import { usePayslips } from './use-payslips.ts'
import type { PayslipRow, Run } from './use-run.ts'

const PayslipPanel = later(() => import('./payslip-panel.tsx').then((m) => m.PayslipPanel), <RowsSkeleton />)
const RunDialogs = later(() => import('./run-dialogs.tsx').then((m) => m.RunDialogs))
const WhyPanel = later(() => import('./why-panel.tsx').then((m) => m.WhyPanel), <RowsSkeleton />)

const ROW_HEIGHT = 56
const FIRST_ASKED = 'withholding_tax'

type PayslipListProps = {
  readonly run: Run
  readonly wanted: YearMonth
  /** An earlier version is looked at, and nothing is done with it. */
  readonly earlier: boolean
}

export function PayslipList({ run, wanted, earlier }: PayslipListProps) {
  const t = useWords()
  const name = useMonthName()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const { why: figure }: { readonly why?: string } = useSearch({ strict: false })
  const look = useAct(lookedAt, { refreshes: [view] })
  const { mutate } = look
  const flip = useCallback(
    (row: PayslipRow) =>
      mutate({ params: { ...paramsOf(wanted), id: row.id }, body: { looked: row.looked_at === null } }),
    [mutate, wanted],
  )
  const ticks = run.status === 'unconfirmed' && !earlier
  const [ask, setAsk] = useState<RunAsk>()
  const before = name.before(wanted)
  const { reading, totals, opened, whole, file } = usePayslips(wanted)
  const columns = useMemo(
    () =>
      payslipColumns({
        run,
        totals,
        t,
        before,
        language,
        onLook: ticks ? flip : undefined,
        zone,
        chosen: { id: address.open, figure },
        onWhy: (row, asked) => address.change({ open: row.id, why: asked }, address.open === undefined),
      }),
    [run, totals, t, before, language, ticks, flip, zone, address, figure],
  )
  const filters = useMemo(() => payslipFilters(run, t, language), [run, t, language])
  const tabs = useMemo(
    () =>
      reviewTabs.map((id) => ({
        id,
        label: t(`payroll.tab.${id}`),
        count: run.tabs[id],
        matches: () => true,
        opens: id === firstTab(run.tabs.look),
      })),
    [run.tabs, t],
  )
  const tab = openTab(tabs, address.tab)?.id ?? 'all'
  const usual = run.figures.some((one) => one.name === FIRST_ASKED) ? FIRST_ASKED : 'net_pay'
  return (
    <>
      <DataList
        id="payslips"
        label={t('payroll.view.payslips')}
        reading={reading}
        served={{ rows: reading.rows, all: run.tabs[tab], onView: reading.onView, opened, whole, file }}
        rowId={idOf}
        rowName={nameOf}
        rowHeight={ROW_HEIGHT}
        columns={columns}
        filters={filters}
        tabs={tabs}
        marked={isStale}
        empty={
          <NothingHere run={run} tab={tab} month={name.full(wanted)} onAll={() => address.change({ tab: 'all' })} />
        }
        keys={[
          {
            key: 'w',
            label: t('payroll.key.why'),
            run: (row) => address.change({ open: row.id, why: figure ?? usual }, address.open === undefined),
          },
          ...(ticks
            ? [{ key: 'x', label: t('payroll.key.looked'), run: (row: PayslipRow) => needsLook(row) && flip(row) }]
            : []),
        ]}
        bulk={
          run.status === 'approved' && !earlier
            ? (chosen) => {
                const ids = chosen.map(idOf)
                return (
                  <>
                    <button type="button" onClick={() => setAsk({ what: 'release', ids })}>
                      {t('payroll.releaseSome', { count: ids.length })}
                    </button>
                    <button type="button" onClick={() => setAsk({ what: 'unrelease', ids })}>
                      {t('payroll.unreleaseSome')}
                    </button>
                    <button type="button" onClick={() => setAsk({ what: 'reopen', ids })}>
                      {t('payroll.reopenSelected')}
                    </button>
                  </>
                )
              }
            : undefined
        }
        peek={(row, close) =>
          figure ? (
            <WhyPanel row={row} figure={figure} run={run} wanted={wanted} earlier={earlier} onClose={close} />
          ) : (
            <PayslipPanel row={row} run={run} wanted={wanted} earlier={earlier} onClose={close} />
          )
        }
        closes={['why']}
      />
      {ask && <RunDialogs ask={ask} run={run} wanted={wanted} onClose={() => setAsk(undefined)} />}
    </>
  )
}

const idOf = (row: PayslipRow): string => row.id
const nameOf = (row: PayslipRow): string => row.full_name
const isStale = (row: PayslipRow): boolean => row.stale !== null

type NothingHereProps = {
  readonly run: Run
  readonly tab: ReviewTab
  readonly month: string
  readonly onAll: () => void
}

function NothingHere({ run, tab, month, onAll }: NothingHereProps) {
  const t = useWords()
  if (run.tabs.all === 0) return <Empty title={t('payroll.nothingYet', { month })} hint={t('payroll.nothingYetHint')} />
  return (
    <Empty
      title={t(tab === 'changed' ? 'payroll.nothingChanged' : 'payroll.nothingToLook')}
      hint={tab === 'look' ? t('payroll.nothingToLookHint') : undefined}
    >
      <Button variant="default" onClick={onAll}>
        {t('payroll.tab.all')} {run.tabs.all}
      </Button>
    </Empty>
  )
}
