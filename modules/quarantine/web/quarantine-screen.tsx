/** Who stays away from others, since when and why: entered, decided, ended early. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { RequestScreen } from '#platform/requests/web/request-screen.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import * as calls from '../contract/quarantine.ts'
import { QuarantineFacts } from './quarantine-beside.tsx'
import { QuarantineDialog } from './quarantine-dialog.tsx'
import type { QuarantineRow } from './quarantine-row.ts'
import { useQuarantineText } from './quarantine-text.ts'
import { useWords } from './words.ts'

const NONE: readonly never[] = []

export function QuarantineScreen() {
  const t = useWords()
  const { line } = useQuarantineText()
  const units = useCall(departments, {}).data ?? NONE
  return (
    <RequestScreen<QuarantineRow>
      departments={units}
      kind={{
        id: 'quarantine',
        calls,
        read: (wanted, page, signal) => callWhole(calls.list, { query: { ...wanted, ...page }, signal }),
        title: t('quarantine.title'),
        crumb: t('quarantine.crumb'),
        enter: t('quarantine.enter'),
        hint: t('quarantine.listHint'),
        columns: useColumns(),
        line,
        follows: {
          approve: t('quarantine.follows.approve'),
          reject: t('quarantine.follows.reject'),
          withdraw: t('quarantine.follows.withdraw'),
        },
        beside: ({ id }) => <QuarantineFacts id={id} />,
        form: (changing, close) => <QuarantineDialog changing={changing} onClose={close} />,
      }}
    />
  )
}

function useColumns(): readonly Column<QuarantineRow>[] {
  const t = useWords()
  const text = useQuarantineText()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and text change with the language alone
  return useMemo(
    () => [
      {
        ...{ id: 'when', header: t('quarantine.when'), width: 210, phone: true },
        onPhone: { width: 132, cell: (row) => text.brief(row) },
        text: (row) => text.span(row),
        sort: ({ from }) => from,
      },
      {
        ...{ id: 'cause', header: t('quarantine.cause'), width: 170, goes: 2 },
        text: ({ cause }) => (cause ? t(`quarantine.cause.${cause}`) : ''),
      },
      {
        ...{ id: 'pay', header: t('quarantine.pay'), width: 130, goes: 3 },
        text: ({ treatment, works_from_home }) =>
          works_from_home ? t('quarantine.atHome') : t(`quarantine.pay.${treatment}`),
      },
    ],
    [language],
  )
}
