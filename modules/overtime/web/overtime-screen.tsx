/** Overtime of everybody: who claimed what, how near they come to the limit; entered, decided and changed. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { claimColumns, claimFilters } from './claim-columns.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { type Claim, type ClaimDecision, decisions } from './claims.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { HoursChart } from './hours-chart.tsx'
import { useClaims } from './use-claims.ts'
import { useWords } from './words.ts'

type Open =
  | { readonly what: 'enter' }
  | { readonly what: 'change'; readonly claim: Claim }
  | { readonly what: 'decide'; readonly decision: ClaimDecision; readonly chosen: readonly Claim[] }

const NONE: readonly never[] = []

export function OvertimeScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone, today } = useMe()
  const address = useListAddress()
  const [open, setOpen] = useState<Open>()
  const { reading, rows, total } = useClaims(address)
  const units = useCall(departments, {}).data ?? NONE
  const columns = useMemo(() => claimColumns(t, language, zone), [t, language, zone])
  const filters = useMemo(() => claimFilters(t, units), [t, units])
  const month = address.filter('month') ?? ''
  const decide = (decision: ClaimDecision, chosen: readonly Claim[]) => setOpen({ what: 'decide', decision, chosen })
  const close = () => setOpen(undefined)
  return (
    <Page
      full
      title={t('overtime.title')}
      crumb={t('overtime.crumb')}
      actions={
        <>
          <MonthField
            w={170}
            aria-label={t('overtime.month')}
            value={month}
            onChange={(month) => address.change({ 'f.month': month || undefined })}
          />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'enter' })}>
            {t('overtime.enter')}
          </Button>
        </>
      }
    >
      <HoursChart month={month || today.slice(0, 7)} />
      <DataList
        id="overtime"
        label={t('overtime.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, date }) => `${full_name}: ${date}`}
        columns={columns}
        filters={filters}
        empty={
          <Empty title={t(address.anyFilter ? 'overtime.noneFits' : 'overtime.none')} hint={t('overtime.hint')}>
            <Button onClick={() => setOpen({ what: 'enter' })}>{t('overtime.enter')}</Button>
          </Empty>
        }
        peekWidth="wide"
        peek={(row, shut) => (
          <ClaimPanel
            key={row.id}
            row={row}
            onDecide={(decision) => decide(decision, [row])}
            onChange={() => setOpen({ what: 'change', claim: row })}
            onClose={shut}
          />
        )}
        keys={[
          {
            key: 'a',
            label: t('overtime.do.approve'),
            run: (row, chosen) => decide('approve', chosen.length > 0 ? chosen : [row]),
          },
          {
            key: 'r',
            label: t('overtime.do.reject'),
            run: (row, chosen) => decide('reject', chosen.length > 0 ? chosen : [row]),
          },
        ]}
        bulk={(chosen) =>
          decisions.map((decision) => (
            <button key={decision} type="button" onClick={() => decide(decision, chosen)}>
              {t(`overtime.do.${decision}`)}
            </button>
          ))
        }
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open?.what === 'enter' && <ClaimDialog onClose={close} />}
      {open?.what === 'change' && <ClaimDialog changing={open.claim} onClose={close} />}
      {open?.what === 'decide' && <DecideDialog {...open} onClose={close} />}
    </Page>
  )
}
