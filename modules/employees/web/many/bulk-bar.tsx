/** What can be done with the chosen people of the list. */
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import type { EmployeeRow } from '../list-columns.tsx'
import { useWords } from '../words.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkPart } from './bulk-part.ts'
import { SalaryDialog } from './sheet-dialogs.tsx'

type BulkActionsProps = { readonly chosen: readonly EmployeeRow[]; readonly onDone: () => void }

export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const t = useWords()
  const { today } = useMe()
  const employeeIds = chosen.map(({ id }) => id)
  const invited = chosen.filter(isInvitable(today)).map(({ id }) => id)
  const session = useSession()
  const [open, setOpen] = useState<BulkPart | 'salaries' | 'invite'>()
  const close = () => setOpen(undefined)
  const parts: readonly BulkPart[] = ['manager', 'department', 'attendance_method', 'display_options']
  return (
    <>
      {mayEnter(session, 'employee.batch') &&
        parts.map((part) => (
          <button key={part} type="button" onClick={() => setOpen(part)}>
            {t(`employees.many.kind.${part}`)}
          </button>
        ))}
      {mayEnter(session, 'employee.salaryBatch') && (
        <button type="button" onClick={() => setOpen('salaries')}>
          {t('employees.many.salariesShort')}
        </button>
      )}
      {mayEnter(session, 'access') && (
        <button type="button" onClick={() => setOpen('invite')}>
          {t('employees.invite', { count: invited.length })}
        </button>
      )}
      {open === 'invite' && (
        <InviteDialog
          of={{ employee_ids: invited }}
          count={invited.length}
          without={chosen.length - invited.length}
          onClose={close}
        />
      )}
      {open === 'salaries' && <SalaryDialog employeeIds={employeeIds} onClose={close} />}
      {open && open !== 'salaries' && open !== 'invite' && (
        <BulkDialog part={open} employeeIds={employeeIds} onClose={close} onDone={onDone} />
      )}
    </>
  )
}

/** As the server judges it again: by an e-mail, to whoever is here and cannot sign in yet. */
const isInvitable =
  (today: string) =>
  ({ email, account, is_service_account, left_on }: EmployeeRow): boolean =>
    !is_service_account &&
    (left_on === null || left_on >= today) &&
    (account === 'expired' || (account === 'none' && Boolean(email)))
