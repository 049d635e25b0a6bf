/** Who travels when, for how much: everybody's requests, entered, decided, advanced and closed. */

import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { RequestScreen } from '#platform/requests/web/request-screen.tsx'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { costCentres } from '../contract/cost-centres.ts'
import * as calls from '../contract/travel.ts'
import { TravelActs } from './travel-acts.tsx'
import { TravelFacts } from './travel-beside.tsx'
import { TravelDialog } from './travel-dialog.tsx'
import type { TravelRow } from './travel-row.ts'
import { useTravelText } from './travel-text.ts'
import { useWords } from './words.ts'

const NONE: readonly never[] = []

export function TravelScreen() {
  const t = useWords()
  const { line } = useTravelText()
  const units = useCall(departments, {}).data ?? NONE
  return (
    <RequestScreen<TravelRow>
      departments={units}
      kind={{
        id: 'travel',
        calls,
        read: (wanted, page, signal) => callWhole(calls.list, { query: { ...wanted, ...page }, signal }),
        refreshes: [costCentres],
        title: t('travel.title'),
        crumb: t('travel.crumb'),
        enter: t('travel.enter'),
        hint: t('travel.hint'),
        columns: useTravelColumns(),
        line,
        follows: {
          approve: t('travel.follows.approve'),
          reject: t('travel.follows.reject'),
          withdraw: t('travel.follows.withdraw'),
        },
        beside: ({ id }) => <TravelFacts id={id} acts={(travel) => <TravelActs travel={travel} />} />,
        form: (changing, close) => <TravelDialog changing={changing} onClose={close} />,
      }}
    />
  )
}

type Standing = 'settled' | 'advanced' | 'owing'
const tones = { settled: 'good', advanced: 'plain', owing: 'warn' } as const

function standingOf({ is_paid, advance, settlement, status }: TravelRow): Standing | undefined {
  if (is_paid) return 'settled'
  if (!advance?.paid_on) return undefined
  return status === 'completed' && settlement.due_from_person !== '0.00' ? 'owing' : 'advanced'
}

function useTravelColumns(): readonly Column<TravelRow>[] {
  const t = useWords()
  const text = useTravelText()
  const language = useLanguage()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  return useMemo(
    () => [
      { id: 'number', header: t('travel.number'), width: 92, goes: 4, text: (row) => row.travel_no },
      { id: 'where', header: t('travel.destinations'), width: 150, goes: 1, text: (row) => text.places(row) },
      {
        id: 'when',
        header: t('travel.when'),
        width: 210,
        phone: true,
        onPhone: { width: 132, cell: (row) => text.brief(row) },
        text: (row) => text.span(row),
        sort: ({ from }) => from,
      },
      {
        id: 'estimated',
        header: beside(t('travel.estimated'), currency),
        width: 144,
        number: true,
        goes: 2,
        text: ({ estimated }) => moneyText(estimated, currency),
        sort: ({ estimated }) => amountOf(estimated),
        searched: false,
      },
      {
        id: 'money',
        header: t('travel.settlement'),
        width: 120,
        goes: 3,
        text: (row) => {
          const standing = standingOf(row)
          return standing ? t(`travel.standing.${standing}`) : ''
        },
        cell: (row) => {
          const standing = standingOf(row)
          return standing && <StatusBadge tone={tones[standing]}>{t(`travel.standing.${standing}`)}</StatusBadge>
        },
      },
    ],
    [language, currency],
  )
}
