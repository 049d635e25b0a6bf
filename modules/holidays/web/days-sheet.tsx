/** Days by a sheet: before it is taken it says whose leave and which pay the days touch. */
import { SheetDialog, type SheetDialogProps } from '#platform/sheets/web/sheet-dialog.tsx'
import { TouchedDays } from './touched-days.tsx'
import { wordFor } from './words.ts'

export const DaysSheet = (sheet: Omit<SheetDialogProps, 'wordOf' | 'beside'>) => (
  <SheetDialog
    {...sheet}
    wordOf={(name) => wordFor('field', name)}
    choiceWord={(field, value) => (field === 'kind' ? wordFor('kind', value) : value)}
    beside={({ changes }) => <TouchedDays dates={changes.flatMap(({ days = [] }) => days)} />}
  />
)
