/** The profile offers an invitation to whoever cannot sign in yet. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { employees } from '../../contract/lists.ts'
import { useWords } from '../words.ts'
import { InviteDialog } from './invite-dialog.tsx'

export function InviteButton({ employeeId }: { readonly employeeId: string }) {
  const t = useWords()
  const gives = mayEnter(useSession(), 'access')
  const [open, setOpen] = useState(false)
  const { data } = useCall(employees, { query: { employee_id: employeeId } }, { enabled: gives })
  const row = data?.find(({ id }) => id === employeeId)
  const offered = row?.account === 'none' || row?.account === 'expired'
  if (!offered && !open) return null
  return (
    <>
      {offered && row?.left_on === null && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('employees.inviteOne')}
        </Button>
      )}
      {open && <InviteDialog of={{ employee_ids: [employeeId] }} count={1} onClose={() => setOpen(false)} />}
    </>
  )
}
