import { Button, Group, MultiSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { roleNamed } from '#access/roles.ts'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { accounts, invite, outbox } from '../../contract/accounts.ts'
import { InvitationFate } from '../invitation-fate.tsx'
import { roleWord } from '../names.ts'
import { useWords } from '../words.ts'

type InviteDialogProps = {
  readonly mayGrant: readonly string[]
  readonly mails: DataOf<typeof accounts>['mails'] | undefined
  readonly onClose: () => void
}

/** A one-use link for somebody who gets an account. */
export function InviteDialog({ mayGrant, mails, onClose }: InviteDialogProps) {
  const t = useWords()
  const send = useAct(invite, { refreshes: [accounts, outbox], after: onClose })
  const form = useForm({ initialValues: { full_name: '', email: '', roles: [] as string[] } })
  const onSubmit = form.onSubmit(({ roles, ...person }) =>
    send.mutate(
      { body: { ...person, roles: roles.flatMap((role) => roleNamed(role) ?? []) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('identity.inviteTitle')}>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <InvitationFate mails={mails} />
          <TextInput
            label={t('identity.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('full_name')}
          />
          <TextInput label={t('identity.email')} type="email" required {...form.getInputProps('email')} />
          <MultiSelect
            label={t('identity.roles')}
            data={mayGrant.map((role) => ({ value: role, label: roleWord(role) }))}
            searchable
            {...form.getInputProps('roles')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={send.isPending}>
              {t('identity.sendInvitation')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
