import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { undoCarryForward } from '../../contract/next-year.ts'
import { useWords } from '../words.ts'
import type { LeaveYear } from './leave-year.ts'
import { OF_YEARS } from './run-dialog.tsx'

/** As if the run had never been, while nothing of it was used or paid. */
export function UndoDialog({ year, onClose }: { readonly year: LeaveYear; readonly onClose: () => void }) {
  const t = useWords()
  const undo = useAct(undoCarryForward, { refreshes: OF_YEARS, after: onClose })
  const run = year.run
  if (!run) return null
  return (
    <ConfirmDialog
      title={t('leave.takeRunBack')}
      action={t('leave.takeRunBack')}
      danger
      working={undo.isPending}
      onConfirm={() => undo.mutate({ params: { id: run.id } })}
      onClose={onClose}
    >
      {t('leave.takeRunBackHint', { count: run.accounts })}
    </ConfirmDialog>
  )
}
