/** The name of a view, and whether others have it too. */
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../unsaved/dialog.tsx'
import { useDesignWords } from '../words.ts'

type SaveViewProps = {
  readonly onClose: () => void
  readonly onSave: (name: string, shared: boolean) => Promise<void>
}

export function SaveViewDialog({ onClose, onSave }: SaveViewProps) {
  const t = useDesignWords()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [saving, setSaving] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    await onSave(name, shared)
    setSaving(false)
  }
  return (
    <Dialog opened onClose={onClose} title={t('design.saveView')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('design.viewName')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={60}
            required
            data-autofocus
          />
          <Checkbox
            label={t('design.shareView')}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Button type="submit" loading={saving}>
            {t('design.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
