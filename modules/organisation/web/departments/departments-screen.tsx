/** Departments beside their divisions, heads and people. */

import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { SheetDialog } from '#platform/sheets/web/sheet-dialog.tsx'
import { department, departments, divisions, managers } from '../../contract/departments.ts'
import { exportDepartments, importDepartments, undoDepartments } from '../../contract/sheets.ts'
import { fieldWord } from '../labels.ts'
import { ListActions } from '../list-actions.tsx'
import { useWords } from '../words.ts'
import type { Department } from './department.ts'
import { departmentColumns, departmentFilters } from './department-columns.tsx'
import { DepartmentPanel } from './department-panel.tsx'
import { UnitDialogs, type UnitOpen } from './unit-dialogs.tsx'

const NONE: readonly Department[] = []
const STALE = [departments, department, divisions, managers]

export function DepartmentsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'organisation.write')
  const [open, setOpen] = useState<UnitOpen | 'import' | File>()
  const list = useCall(departments, {})
  const columns = useMemo(() => departmentColumns(t), [t])
  const filters = useMemo(() => departmentFilters(t), [t])
  const take = () => download(exportDepartments, {})
  const close = () => setOpen(undefined)
  return (
    <Page
      full
      title={t('organisation.departments')}
      crumb={t('organisation.crumb')}
      actions={
        <ListActions
          mayWrite={mayWrite}
          add={t('organisation.addDepartment')}
          onAdd={() => setOpen({ what: 'department' })}
          onImport={() => setOpen('import')}
          onExport={() => void take()}
        />
      }
    >
      <DataList
        id="departments"
        label={t('organisation.departments')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        filters={filters}
        empty={
          <Empty title={t('organisation.noDepartments')} hint={t('organisation.noDepartmentsHint')}>
            {mayWrite && <Button onClick={() => setOpen('import')}>{t('organisation.import')}</Button>}
          </Empty>
        }
        onPaste={mayWrite ? (text) => setOpen(pastedRows(text) ?? 'import') : undefined}
        peek={(row, shut) => <DepartmentPanel department={row} mayWrite={mayWrite} onOpen={setOpen} onClose={shut} />}
      />
      {(open === 'import' || open instanceof File) && (
        <SheetDialog
          title={t('organisation.importDepartments')}
          onTake={take}
          upload={importDepartments}
          undo={undoDepartments}
          refreshes={STALE}
          wordOf={fieldWord}
          pasted={open instanceof File ? open : undefined}
          onClose={close}
        />
      )}
      {open && open !== 'import' && !(open instanceof File) && <UnitDialogs open={open} onClose={close} />}
    </Page>
  )
}
