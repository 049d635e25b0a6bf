/** Approve, or reject with a reason. */
import { Group } from '@mantine/core'
import { useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { employees } from '../../contract/lists.ts'
import { employment, personal } from '../../contract/profile.ts'
import { family } from '../../contract/record/family.ts'
import { facePhotos } from '../../contract/requests/face.ts'
import {
  approveReject,
  changesAsked,
  hasEmployeePendingChanges,
  hasFamilyMemberChanges,
} from '../../contract/requests/requests.ts'
import { useWords } from '../words.ts'

type DecideBarProps = {
  readonly id: string
  readonly type: 'face' | 'profile' | 'family'
  /** Why the reader may not decide it. */
  readonly closed: string | null
}

const refreshes = [
  changesAsked,
  facePhotos,
  hasEmployeePendingChanges,
  hasFamilyMemberChanges,
  personal,
  employment,
  family,
  employees,
]

export function DecideBar({ id, type, closed }: DecideBarProps) {
  const t = useWords()
  const [rejecting, setRejecting] = useState(false)
  const decide = useAct(approveReject, { refreshes, after: () => setRejecting(false) })
  const send = (b: 'approve' | 'reject', reason?: string) =>
    decide.mutate({ params: { a: id, b }, body: { type, reason } })
  return (
    <Group gap="xs" mt="xs">
      <MayButton size="compact-sm" closed={closed} loading={decide.isPending} onClick={() => send('approve')}>
        {t('employees.asked.approve')}
      </MayButton>
      <MayButton size="compact-sm" variant="default" closed={closed} onClick={() => setRejecting(true)}>
        {t('employees.asked.reject')}
      </MayButton>
      {rejecting && (
        <ReasonDialog
          title={t('employees.asked.reject')}
          action={t('employees.asked.reject')}
          danger
          reason={t('employees.asked.reason')}
          working={decide.isPending}
          onConfirm={(reason) => send('reject', reason)}
          onClose={() => setRejecting(false)}
        >
          {t('employees.asked.rejectHint')}
        </ReasonDialog>
      )}
    </Group>
  )
}
