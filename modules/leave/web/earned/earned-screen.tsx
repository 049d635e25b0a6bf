/** Days earned by everybody: who earned what, what is left of it and until when; entered, decided and changed. */
import { useMemo } from 'react'
import { departments } from '#modules/organisation/contract/departments.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { RequestScreen } from '#platform/requests/web/request-screen.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import { type EarnedDay, type EarningName, earnings, staleAfter } from './earned.ts'
import { EarnedBeside } from './earned-beside.tsx'
import { causeText, earnedColumns } from './earned-columns.tsx'
import { EarnedDialog } from './earned-dialog.tsx'

const NONE: readonly never[] = []

export const OffInLieuScreen = () => <EarnedScreen name="offInLieu" />
export const ReplacementHolidayScreen = () => <EarnedScreen name="replacementHoliday" />

function EarnedScreen({ name }: { readonly name: EarningName }) {
  const t = useWords()
  const language = useLanguage()
  const units = useCall(departments, {}).data ?? NONE
  const columns = useMemo(() => earnedColumns(t, language), [t, language])
  const calls = earnings[name]
  return (
    <RequestScreen<EarnedDay>
      departments={units}
      kind={{
        id: `leave-${name}`,
        calls,
        read: (wanted, page, signal) => callWhole(calls.list, { query: { ...wanted, ...page }, signal }),
        refreshes: staleAfter(name),
        title: t(`leave.${name}.title`),
        crumb: t(`leave.${name}.crumb`),
        enter: t(`leave.${name}.enter`),
        hint: t(`leave.${name}.hint`),
        columns,
        line: (row) => [dayText(row.date, language), causeText(t, row), amountText(row.amount, 'day')].join(' · '),
        follows: {
          approve: t('leave.earned.follows.approve'),
          reject: t('leave.earned.follows.reject'),
          withdraw: t('leave.earned.follows.withdraw'),
        },
        beside: ({ id }) => <EarnedBeside name={name} id={id} />,
        form: (changing, close) => <EarnedDialog name={name} {...(changing && { changing })} onClose={close} />,
      }}
    />
  )
}
