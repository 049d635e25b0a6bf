/** Who works from home when: everybody's requests, entered, decided and changed. */

import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { RequestScreen } from '#platform/requests/web/request-screen.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import * as calls from '../contract/wfh.ts'
import { WfhFacts } from './wfh-beside.tsx'
import { WfhDialog } from './wfh-dialog.tsx'
import type { WfhRow } from './wfh-row.ts'
import { useWfhText } from './wfh-text.ts'
import { useWords } from './words.ts'

const NONE: readonly never[] = []

export function WfhScreen() {
  const t = useWords()
  const { line } = useWfhText()
  const units = useCall(departments, {}).data ?? NONE
  return (
    <RequestScreen<WfhRow>
      departments={units}
      kind={{
        id: 'wfh',
        calls,
        read: (wanted, page, signal) => callWhole(calls.list, { query: { ...wanted, ...page }, signal }),
        title: t('wfh.title'),
        crumb: t('wfh.crumb'),
        enter: t('wfh.enter'),
        hint: t('wfh.hint'),
        columns: useWfhColumns(),
        line,
        follows: {
          approve: t('wfh.follows.approve'),
          reject: t('wfh.follows.reject'),
          withdraw: t('wfh.follows.withdraw'),
        },
        beside: ({ id }) => <WfhFacts id={id} />,
        form: (changing, close) => <WfhDialog changing={changing} onClose={close} />,
      }}
    />
  )
}

function useWfhColumns(): readonly Column<WfhRow>[] {
  const t = useWords()
  const text = useWfhText()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  return useMemo(
    () => [
      {
        id: 'when',
        header: t('wfh.when'),
        width: 210,
        phone: true,
        onPhone: { width: 132, cell: (row) => text.brief(row) },
        text: (row) => text.span(row),
        sort: ({ from }) => from,
      },
      {
        id: 'total',
        header: t('wfh.total'),
        width: 92,
        number: true,
        goes: 2,
        text: ({ total }) => text.days(total),
        sort: ({ total }) => total,
        searched: false,
      },
      { id: 'place', header: t('wfh.place'), width: 150, goes: 3, text: ({ place }) => place.name },
    ],
    [language],
  )
}
