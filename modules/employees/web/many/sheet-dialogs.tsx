/** Records and pay of many by sheets: every changed cell is told before, and all of it can be taken back. */

import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { SheetFlow } from '#platform/sheets/web/sheet-flow.tsx'
import { activeEmployees, employees } from '../../contract/lists.ts'
import {
  manyHistory,
  salaryTemplate,
  salaryUpload,
  undoMany,
  updateTemplate,
  updateUpload,
} from '../../contract/many.ts'
import { fieldWord, sheetValue } from '../labels.ts'
import { useWords } from '../words.ts'

/** Calls whose kept answers any change of many makes out of date. */
export const STALE = [employees, activeEmployees, departments, positions, manyHistory]

const undo = (x: string) => callWhole(undoMany, { params: { x } })

export function UpdateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog opened onClose={onClose} title={t('employees.many.update')} size="xl">
      <SheetFlow
        onTake={() => download(updateTemplate, { query: {} })}
        send={(file, preview) => callWhole(updateUpload, { query: preview ? { preview: '1' } : {}, body: {}, file })}
        onUndo={undo}
        refreshes={STALE}
        wordOf={fieldWord}
        choiceWord={sheetValue}
        onClose={onClose}
      />
    </Dialog>
  )
}

type SalaryDialogProps = {
  /** Without, everybody who is there on the day. */
  readonly employeeIds?: readonly string[]
  readonly onClose: () => void
}

export function SalaryDialog({ employeeIds, onClose }: SalaryDialogProps) {
  const t = useWords()
  const { today } = useMe()
  const [day, setDay] = useState(today)
  const body = { effective_date: day || today, ...(employeeIds && { employee_ids: [...employeeIds] }) }
  return (
    <Dialog opened onClose={onClose} title={t('employees.many.salaries')} size="xl">
      <SheetFlow
        onTake={() => download(salaryTemplate, { body })}
        send={(file, preview) => callWhole(salaryUpload, { query: preview ? { preview: '1' } : {}, file })}
        onUndo={undo}
        refreshes={STALE}
        wordOf={fieldWord}
        choiceWord={sheetValue}
        onClose={onClose}
      >
        <DateField
          label={t('employees.many.effectiveDate')}
          description={t('employees.many.effectiveHint')}
          value={day}
          onChange={setDay}
          mt="xs"
          maw={280}
        />
      </SheetFlow>
    </Dialog>
  )
}
