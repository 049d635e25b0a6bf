import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from './words.ts'

type NameDialogProps = {
  readonly title: string
  readonly start?: string
  readonly action: string
  readonly error: string | undefined
  readonly working: boolean
  readonly onSend: (name: string) => void
  readonly onClose: () => void
}

/** One name, for a new thing or another name for an old one. */
export function NameDialog({ title, start = '', action, error, working, onSend, onClose }: NameDialogProps) {
  const t = useWords()
  const [name, setName] = useState(start)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(name)
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={send}>
        <TextInput
          label={t('organisation.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error}
          maxLength={255}
          required
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={working}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
