/** The name of a view, and for a new one whether others have it too. */
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../unsaved/dialog.tsx'
import { useDesignWords } from '../words.ts'

type ViewDialogProps = {
  /** The name it has by now; a new view has none. */
  readonly former?: string
  readonly onClose: () => void
  /** What speaks against the name, if anything does. */
  readonly onSave: (name: string, shared: boolean) => Promise<string | undefined>
}

export function ViewDialog({ former, onClose, onSave }: ViewDialogProps) {
  const t = useDesignWords()
  const [name, setName] = useState(former ?? '')
  const [shared, setShared] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const against = await onSave(name, shared)
    setSaving(false)
    setRefused(against)
  }
  return (
    <Dialog opened onClose={onClose} title={t(former === undefined ? 'design.saveView' : 'design.renameThisView')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('design.viewName')}
            value={name}
            error={refused}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setRefused(undefined)
            }}
            maxLength={60}
            required
            data-autofocus
          />
          {former === undefined && (
            <Checkbox
              label={t('design.shareView')}
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
          <Button type="submit" loading={saving}>
            {t('design.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
