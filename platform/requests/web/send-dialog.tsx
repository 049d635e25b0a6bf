/** The frame of what is entered for one or for many: whom it is for, what it is, and a button that says what it does. */

import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { useWords } from './words.ts'

type SendDialogProps = {
  readonly title: string
  readonly size: number | 'lg'
  /** How many it is sent for; nobody where something that waits is changed. */
  readonly people?: number
  /** Why it cannot be sent yet. */
  readonly closed: string | undefined
  readonly working: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SendDialog({ title, size, people, closed, working, onSend, onClose, children }: SendDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  return (
    <Dialog opened onClose={onClose} size={size} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) onSend()
        }}
      >
        {children}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <MayButton type="submit" closed={closed} loading={working}>
            {people === undefined ? d('design.save') : t('requests.sendFor', { count: people })}
          </MayButton>
        </Group>
      </form>
    </Dialog>
  )
}
