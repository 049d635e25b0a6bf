/** An address and what it is told of. */

import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addWebhook, changeWebhook, webhooks } from '../contract/webhooks.ts'
import { events } from '../model/events.ts'
import { Foot } from './key-dialog.tsx'
import type { Webhook } from './webhook.ts'
import { useWords } from './words.ts'

type WebhookDialogProps = {
  readonly one: Webhook | undefined
  /** With the secret of a new one. */
  readonly onSaved: (secret: string | undefined) => void
  readonly onClose: () => void
}

export function WebhookDialog({ one, onSaved, onClose }: WebhookDialogProps) {
  const t = useWords()
  const [name, setName] = useState(one?.name ?? '')
  const [address, setAddress] = useState(one?.address ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(one?.events ?? ['request.approved', 'request.rejected'])
  const add = useAct(addWebhook, { refreshes: [webhooks], after: ({ data }) => onSaved(data.secret) })
  const change = useAct(changeWebhook, { refreshes: [webhooks], after: () => onSaved(undefined) })
  const errors = fieldErrors(add.error ?? change.error)
  const body = { name, address, events: events.filter((event) => chosen.includes(event)) }
  const closed =
    name.trim() === '' || address.trim() === ''
      ? t('integrations.fillFirst')
      : body.events.length === 0
        ? t('integrations.eventFirst')
        : undefined
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(one ? 'integrations.changeWebhook' : 'integrations.addWebhook')}
      size="lg"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (closed) return
          if (one) change.mutate({ params: { id: one.id }, body })
          else add.mutate({ body })
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('integrations.name')}
            required
            value={name}
            error={errors.name}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            type="url"
            label={t('integrations.address')}
            description={t('integrations.addressHint')}
            placeholder="https://"
            required
            value={address}
            error={errors.address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={t('integrations.events')}
            value={[...chosen]}
            error={errors.events}
            onChange={setChosen}
          >
            <Stack gap={8} mt={6}>
              {events.map((event) => (
                <Checkbox key={event} value={event} label={t(`integrations.event.${event}`)} description={event} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Foot
            closed={closed}
            working={add.isPending || change.isPending}
            action={t(one ? 'integrations.save' : 'integrations.addWebhook')}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
