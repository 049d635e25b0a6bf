/** People are invited to sign in: whom, what roles they get besides their own pages, and what came of each. */

import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { roleNamed } from '#access/roles.ts'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { accounts, inviteMany } from '#platform/identity/contract/accounts.ts'
import { InvitationFate } from '#platform/identity/web/invitation-fate.tsx'
import { roleWord } from '#platform/identity/web/names.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { comma } from '#platform/words/web/words.ts'
import { employees } from '../../contract/lists.ts'
import { useWords } from '../words.ts'

type Outcome = DataOf<typeof inviteMany>
type InviteProps = {
  readonly of: { readonly employee_ids: readonly string[] } | { readonly import_batch_id: string }
  /** Of those who can be invited; unknown where they are those of an import. */
  readonly count?: number
  /** Chosen as well, and not to be invited: without e-mail, or with an account. */
  readonly without?: number
  readonly onClose: () => void
}

export function InviteDialog({ of, count, without = 0, onClose }: InviteProps) {
  const t = useWords()
  const [roles, setRoles] = useState<string[]>([])
  const [done, setDone] = useState<Outcome>()
  const { data } = useCall(accounts, { query: { page: 1, per_page: 1 } })
  const act = useAct(inviteMany, { refreshes: [employees, accounts, jobs], after: ({ data: told }) => setDone(told) })
  const whom = 'employee_ids' in of ? { employee_ids: [...of.employee_ids] } : of
  const given = roles.flatMap((role) => roleNamed(role) ?? [])
  return (
    <Dialog
      opened
      onClose={onClose}
      title={count === undefined ? t('employees.inviteImport') : t('employees.inviteTitle', { count })}
    >
      {done ? (
        <Stack>
          <Notice tone="good" role="status">
            {done.job_id
              ? t('employees.inviteJob')
              : t(done.skipped > 0 ? 'employees.inviteDone' : 'employees.invitedAll', {
                  invited: done.invited,
                  skipped: done.skipped,
                })}
          </Notice>
          {data && data.mails !== 'sent' && done.invited > 0 && <InvitationFate mails={data.mails} />}
          {skippedOf(done).map(([message, people]) => (
            <Text key={message} size="sm">
              {t('employees.inviteSkipped', { message, people })}
            </Text>
          ))}
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('employees.close')}</Button>
          </Group>
        </Stack>
      ) : count === 0 ? (
        <Stack>
          <Text>{t('employees.inviteNobody')}</Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('employees.close')}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          {count === undefined && <Text size="sm">{t('employees.inviteImportHint')}</Text>}
          {without > 0 && <Text size="sm">{t('employees.inviteWithout', { count: without })}</Text>}
          <InvitationFate mails={data?.mails} />
          <MultiSelect
            label={t('employees.inviteRoles')}
            description={t('employees.inviteRolesHint')}
            data={(data?.may_grant ?? []).map((role) => ({ value: role, label: roleWord(role) }))}
            value={roles}
            onChange={setRoles}
            searchable
          />
          <Group justify="flex-end">
            <Button loading={act.isPending} onClick={() => act.mutate({ body: { ...whom, roles: given } })}>
              {count === undefined ? t('employees.inviteOne') : t('employees.invite', { count })}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** Why people were skipped, and who. */
function skippedOf({ outcomes }: Outcome): [string, string][] {
  const people = new Map<string, string[]>()
  for (const { status, message, full_name } of outcomes) {
    if (status !== 'invited') people.set(message, [...(people.get(message) ?? []), full_name])
  }
  return [...people].map(([message, names]) => [message, names.join(comma())])
}
