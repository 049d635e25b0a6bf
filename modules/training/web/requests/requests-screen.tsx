/** Who asked for which training: everybody's requests, entered, decided, changed, and given a session. */

import { Stack } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { amountOf } from '#kernel/money.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { RequestScreen } from '#platform/requests/web/request-screen.tsx'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import * as calls from '../../contract/requests.ts'
import { session, sessions } from '../../contract/sessions.ts'
import { useTrainingText } from '../training-text.ts'
import { useWords } from '../words.ts'
import { LinkSession } from './link-session.tsx'
import { TrainingFacts } from './training-beside.tsx'
import { TrainingDialog } from './training-dialog.tsx'
import type { TrainingRow } from './training-row.ts'

const NONE: readonly never[] = []

export function TrainingRequestsScreen() {
  const t = useWords()
  const text = useTrainingText()
  const units = useCall(departments, {}).data ?? NONE
  return (
    <RequestScreen<TrainingRow>
      departments={units}
      kind={{
        id: 'training',
        calls,
        read: (wanted, page, signal) => callWhole(calls.list, { query: { ...wanted, ...page }, signal }),
        refreshes: [sessions, session],
        title: t('training.requests'),
        crumb: t('training.crumb'),
        enter: t('training.enter'),
        hint: t('training.requestsHint'),
        columns: useTrainingColumns(),
        line: (row) => `${row.title} · ${text.span(row)}`,
        follows: {
          approve: t('training.follows.approve'),
          reject: t('training.follows.reject'),
          withdraw: t('training.follows.withdraw'),
        },
        beside: (row) => (
          <Stack gap="md">
            <TrainingFacts id={row.id} />
            {row.session_id === null && (row.status === 'approved' || row.status === 'completed') && (
              <LinkSession id={row.id} />
            )}
          </Stack>
        ),
        form: (changing, close) => <TrainingDialog changing={changing} onClose={close} />,
      }}
    />
  )
}

function useTrainingColumns(): readonly Column<TrainingRow>[] {
  const t = useWords()
  const text = useTrainingText()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with language and currency alone
  return useMemo(
    () => [
      { id: 'title', header: t('training.course'), phone: true, least: 160, text: (row) => row.title },
      {
        id: 'when',
        header: t('training.when'),
        width: 200,
        goes: 2,
        text: (row) => text.span(row),
        sort: ({ starts_on }) => starts_on,
      },
      {
        id: 'cost',
        header: beside(t('training.cost'), currency),
        width: 120,
        number: true,
        goes: 3,
        text: ({ cost }) => moneyText(cost, currency),
        sort: ({ cost }) => amountOf(cost),
        searched: false,
      },
      { id: 'place', header: t('training.placeOf'), width: 130, goes: 1, text: (row) => text.place(row) },
    ],
    [language, currency],
  )
}
