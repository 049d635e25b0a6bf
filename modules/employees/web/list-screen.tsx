/** Everyone within sight: search, filters, and the person beside the list. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useAsked } from '#design/asked.ts'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { later } from '#design/later.tsx'
import { Page } from '#design/page.tsx'
import { Empty, RowsSkeleton } from '#design/states.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { type EmployeeRow, employeeColumns, employeeFilters, employeeTabs } from './list-columns.tsx'
import { ManyMenu, type ManyPart } from './many/many-menu.tsx'
import { WaitingButton } from './requests/waiting-button.tsx'
import { usePeopleList } from './use-people-list.ts'
import { useWords } from './words.ts'

const BatchDialog = later(() => import('./batch/batch-dialog.tsx').then((m) => m.BatchDialog))
const BulkActions = later(() => import('./many/bulk-bar.tsx').then((m) => m.BulkActions))
const CreateDialog = later(() => import('./create-dialog.tsx').then((m) => m.CreateDialog))
const HistoryDialog = later(() => import('./many/history-dialog.tsx').then((m) => m.HistoryDialog))
const PersonPanel = later(() => import('./profile/person-panel.tsx').then((m) => m.PersonPanel), <RowsSkeleton />)
const SalaryDialog = later(() => import('./many/sheet-dialogs.tsx').then((m) => m.SalaryDialog))
const UpdateDialog = later(() => import('./many/sheet-dialogs.tsx').then((m) => m.UpdateDialog))

export function ListScreen() {
  const t = useWords()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'create' | ManyPart>()
  // What the palette begins here.
  useAsked((ask) => {
    if (ask !== 'create' && ask !== 'add') return
    if (mayEnter(session, ask === 'create' ? 'employee.create' : 'employee.batch')) setOpen(ask)
  })
  const [pasted, setPasted] = useState<File>()
  const close = () => {
    setOpen(undefined)
    setPasted(undefined)
  }
  const paste = (text: string) => {
    setPasted(pastedRows(text))
    setOpen('add')
  }
  const address = useListAddress()
  const { reading, overview, opened, whole, file } = usePeopleList(address)
  const seesPay = mayEnter(session, 'employee.pay') || mayEnter(session, 'payroll')
  const seesAccounts = mayEnter(session, 'access')
  const { today } = useMe()
  const own = overview?.own_fields
  const columns = useMemo(
    () => employeeColumns(t, language, today, seesAccounts, own),
    [t, language, today, seesAccounts, own],
  )
  const filters = useMemo(
    () => employeeFilters(t, { overview, address, language, seesPay, seesAccounts }),
    [t, overview, address, language, seesPay, seesAccounts],
  )
  const tabs = useMemo(() => employeeTabs(t, overview), [t, overview])
  const actions = (
    <>
      <WaitingButton />
      <ManyMenu onOpen={setOpen} />
      {mayEnter(session, 'employee.create') && (
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('create')}>
          {t('employees.add')}
        </Button>
      )}
    </>
  )
  return (
    <Page title={t('employees.title')} crumb={t('employees.crumb')} actions={actions} full>
      <DataList
        id="employees"
        label={t('employees.title')}
        reading={reading}
        served={{
          rows: reading.rows,
          all: overview?.counts.all ?? (reading.isError ? 0 : Math.max(1, reading.rows.length)),
          onView: reading.onView,
          opened,
          whole,
          file,
        }}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        tabs={tabs}
        empty={
          <Empty title={t('employees.none')} hint={t('employees.noneHint')}>
            {mayEnter(session, 'employee.batch') && (
              <Button onClick={() => setOpen('add')}>{t('employees.batch')}</Button>
            )}
          </Empty>
        }
        onPaste={mayEnter(session, 'employee.batch') ? paste : undefined}
        bulk={(chosen, clear, shown) => (
          <>
            <BulkActions chosen={chosen} onDone={clear} />
            <button type="button" onClick={() => file({ columns: shown, format: 'xlsx' }, chosen.map(idOf))}>
              {t('employees.exportChosen')}
            </button>
          </>
        )}
        peek={(row, close) => <PersonPanel id={row.id} onClose={close} />}
      />
      {open === 'add' && <BatchDialog pasted={pasted} onClose={close} />}
      {open === 'update' && <UpdateDialog onClose={close} />}
      {open === 'salaries' && <SalaryDialog onClose={close} />}
      {open === 'history' && <HistoryDialog onClose={close} />}
      {open === 'create' && (
        <CreateDialog
          givesStaffIds={overview?.gives_staff_ids ?? false}
          isService={address.tab === 'service'}
          onClose={close}
          onDone={(id) => void navigate({ to: `/app/employee/profile/${id}` })}
        />
      )}
    </Page>
  )
}

const idOf = (row: EmployeeRow): string => row.id
const nameOf = (row: EmployeeRow): string => row.full_name
