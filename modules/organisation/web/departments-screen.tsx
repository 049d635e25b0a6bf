/** Departments beside their divisions. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { departments } from '../contract/departments.ts'
import { DepartmentPanel } from './department-panel.tsx'
import { UnitDialogs, type UnitOpen } from './unit-dialogs.tsx'
import { useWords } from './words.ts'

export type Department = DataOf<typeof departments>[number]
const NONE: readonly Department[] = []

export function DepartmentsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'organisation.write')
  const [open, setOpen] = useState<UnitOpen>()
  const list = useCall(departments, {})
  const columns = useMemo<readonly Column<Department>[]>(
    () => [
      { id: 'name', header: t('organisation.department'), always: true, text: ({ name }) => name },
      {
        id: 'divisions',
        header: t('organisation.divisions'),
        text: ({ divisions }) => divisions.map(({ name }) => name).join(', '),
      },
      {
        id: 'people',
        header: t('organisation.people'),
        width: 110,
        number: true,
        phone: true,
        text: ({ employees_count }) => String(employees_count),
        sort: ({ employees_count }) => employees_count,
      },
    ],
    [t],
  )
  return (
    <Page
      full
      title={t('organisation.departments')}
      crumb={t('organisation.crumb')}
      actions={
        mayWrite && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'add-department' })}>
            {t('organisation.addDepartment')}
          </Button>
        )
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
        empty={<Empty title={t('organisation.noDepartments')} hint={t('organisation.noDepartmentsHint')} />}
        peek={(row, close) => <DepartmentPanel department={row} mayWrite={mayWrite} onOpen={setOpen} onClose={close} />}
      />
      {open && <UnitDialogs open={open} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}
