/** What was imported and changed for many, newest first, each with the way to take it back. */

import { MayButton } from '#design/may-button.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { undoBatch } from '../../contract/batch.ts'
import { manyHistory, undoMany } from '../../contract/many.ts'
import { useWords } from '../words.ts'
import { STALE } from './sheet-dialogs.tsx'

type Line = DataOf<typeof manyHistory>[number]

export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: timezone } = useMe()
  const list = useCall(manyHistory, {})
  const takeBack = useAct(undoMany, { refreshes: STALE })
  const takePeopleBack = useAct(undoBatch, { refreshes: STALE })
  const undo = ({ batch_id: x, kind }: Line) =>
    kind === 'employees' ? takePeopleBack.mutate({ params: { x } }) : takeBack.mutate({ params: { x } })
  const working = takeBack.isPending || takePeopleBack.isPending
  return (
    <Dialog opened onClose={onClose} title={t('employees.many.history')} size="xl">
      <SimpleTable
        label={t('employees.many.history')}
        reading={list}
        rows={list.data ?? []}
        rowId={(row) => row.batch_id}
        empty={t('employees.many.noHistory')}
        columns={[
          { id: 'at', header: t('employees.many.when'), cell: ({ at }) => momentText(at, language, timezone) },
          { id: 'by', header: t('employees.many.who'), cell: ({ by }) => by },
          { id: 'what', header: t('employees.many.what'), cell: (row) => t(`employees.many.kind.${kindOf(row)}`) },
          {
            id: 'file',
            header: t('employees.many.file'),
            cell: ({ kind, file_name }) => (kind === 'employee_bulk' ? '' : file_name),
          },
          { id: 'rows', header: t('employees.many.people'), number: true, cell: ({ rows }) => rows },
          {
            id: 'undo',
            header: '',
            cell: (row) =>
              row.undone_at ? (
                <StatusBadge tone="plain">{t('employees.many.undone')}</StatusBadge>
              ) : (
                <MayButton
                  size="compact-xs"
                  variant="default"
                  loading={working}
                  closed={row.may_undo ? undefined : t('employees.many.builtOn')}
                  onClick={() => undo(row)}
                >
                  {t('employees.many.undo')}
                </MayButton>
              ),
          },
        ]}
      />
    </Dialog>
  )
}

/** Of bulk actions the name stands where an import has its file. */
const kindOf = ({ kind, file_name }: Line) =>
  kind === 'employee_bulk' ? (bulkKinds.find((one) => one === file_name) ?? 'manager') : (imports[kind] ?? 'employees')
const bulkKinds = ['attendance_method', 'display_options', 'manager', 'department'] as const
const imports: Readonly<Record<string, 'employees' | 'updates' | 'salaries'>> = {
  employees: 'employees',
  employee_updates: 'updates',
  employee_salaries: 'salaries',
}
