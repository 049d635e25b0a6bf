/** Says on the list of people how many ask for something, and opens it. */
import { Badge, Button } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { later } from '#design/later.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useIdle } from '#platform/http/web/use-idle.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { hasEmployeePendingChanges, hasFamilyMemberChanges } from '../../contract/requests/requests.ts'
import { useWords } from '../words.ts'

const WaitingDialog = later(() => import('./waiting-dialog.tsx').then((m) => m.WaitingDialog))

export function WaitingButton() {
  const t = useWords()
  const navigate = useNavigate()
  const { changes }: { readonly changes?: string } = useSearch({ strict: false })
  const may = mayEnter(useSession(), 'employee.file')
  const enabled = useIdle() && may
  const own = useCall(hasEmployeePendingChanges, {}, { enabled })
  const family = useCall(hasFamilyMemberChanges, {}, { enabled })
  const people = new Set([...(own.data?.employee_ids ?? []), ...(family.data?.employee_ids ?? [])])
  if (!may) return null
  const show = (on: boolean) =>
    void navigate({
      to: '.',
      search: (before: Record<string, string>) => ({ ...before, changes: on ? 'waiting' : undefined }),
      replace: true,
    })
  return (
    <>
      {people.size > 0 && (
        <Button
          variant="default"
          leftSection={<IconInbox size={16} />}
          rightSection={<Badge size="sm">{people.size}</Badge>}
          onClick={() => show(true)}
        >
          {t('employees.asked.waiting')}
        </Button>
      )}
      {changes && <WaitingDialog onClose={() => show(false)} />}
    </>
  )
}
