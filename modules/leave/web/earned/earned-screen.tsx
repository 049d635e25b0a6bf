/** Days earned by everybody: who earned what, what is left of it and until when; entered, decided and changed. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { FurtherRows } from '#design/further-rows.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { MonthFilter } from '../applicants/month-filter.tsx'
import type { LeaveDecision } from '../decide/decide-many-dialog.tsx'
import { decisionButtons, decisionKeys } from '../decide/ways-to-decide.tsx'
import { useWords } from '../words.ts'
import { DecideEarnedDialog } from './decide-earned-dialog.tsx'
import type { EarnedDay, EarningName } from './earned.ts'
import { earnedColumns, earnedFilters } from './earned-columns.tsx'
import { EarnedDialog } from './earned-dialog.tsx'
import { EarnedPanel } from './earned-panel.tsx'
import { useEarned } from './use-earned.ts'

type Open =
  | { readonly what: 'enter' }
  | { readonly what: 'change'; readonly day: EarnedDay }
  | { readonly what: 'decide'; readonly decision: LeaveDecision; readonly chosen: readonly EarnedDay[] }

const NONE: readonly never[] = []

export const OffInLieuScreen = () => <EarnedScreen name="offInLieu" />
export const ReplacementHolidayScreen = () => <EarnedScreen name="replacementHoliday" />

function EarnedScreen({ name }: { readonly name: EarningName }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const [open, setOpen] = useState<Open>()
  const { reading, rows, total } = useEarned(name, address)
  const units = useCall(departments, {}).data ?? NONE
  const columns = useMemo(() => earnedColumns(t, language, zone), [t, language, zone])
  const filters = useMemo(() => earnedFilters(t, units), [t, units])
  const decide = (decision: LeaveDecision, chosen: readonly EarnedDay[]) =>
    setOpen({ what: 'decide', decision, chosen })
  const close = () => setOpen(undefined)
  return (
    <Page
      full
      title={t(`leave.${name}.title`)}
      crumb={t(`leave.${name}.crumb`)}
      actions={
        <>
          <MonthFilter address={address} />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'enter' })}>
            {t(`leave.${name}.enter`)}
          </Button>
        </>
      }
    >
      <DataList
        id={`leave-${name}`}
        label={t(`leave.${name}.title`)}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, date }) => `${full_name}: ${date}`}
        columns={columns}
        filters={filters}
        empty={
          <Empty
            title={t(address.anyFilter ? 'leave.earned.noneFits' : 'leave.earned.none')}
            hint={t(`leave.${name}.hint`)}
          >
            <Button onClick={() => setOpen({ what: 'enter' })}>{t(`leave.${name}.enter`)}</Button>
          </Empty>
        }
        peekWidth="wide"
        peek={(row, shut) => (
          <EarnedPanel
            key={row.id}
            name={name}
            row={row}
            onDecide={(decision) => decide(decision, [row])}
            onChange={() => setOpen({ what: 'change', day: row })}
            onClose={shut}
          />
        )}
        keys={decisionKeys(t, decide)}
        bulk={(chosen) => decisionButtons(t, decide, chosen)}
      />
      <FurtherRows reading={reading} shown={rows.length} total={total} />
      {open?.what === 'enter' && <EarnedDialog name={name} onClose={close} />}
      {open?.what === 'change' && <EarnedDialog name={name} changing={open.day} onClose={close} />}
      {open?.what === 'decide' && <DecideEarnedDialog name={name} {...open} onClose={close} />}
    </Page>
  )
}
