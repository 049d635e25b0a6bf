/** Asks before something that matters, saying what it will do; and asks whether to go on in spite of warnings. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { Children, type ReactNode } from 'react'
import { DialogBody } from './unsaved/dialog-body.tsx'
import { useReturnFocus } from './unsaved/return-focus.ts'
import { useDesignWords } from './words.ts'

export type ConfirmProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly action: string
  readonly danger?: boolean
  readonly working?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog({ title, ...asked }: ConfirmProps) {
  useReturnFocus()
  return (
    <Modal opened onClose={asked.onClose} title={title}>
      <DialogBody>
        <ConfirmBody {...asked} />
      </DialogBody>
    </Modal>
  )
}

type ConfirmBodyProps = Omit<ConfirmProps, 'title'> & { readonly closed?: boolean }

export function ConfirmBody({ children, action, danger, working, closed, onConfirm, onClose }: ConfirmBodyProps) {
  const t = useDesignWords()
  return (
    <Stack gap="md">
      {Children.map(children, (part) => (typeof part === 'string' ? <Text>{part}</Text> : part))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('design.cancel')}
        </Button>
        <Button color={danger ? 'red' : undefined} loading={working} disabled={closed} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Stack>
  )
}

type GoOnProps = {
  readonly message: string
  readonly lines: readonly string[]
  readonly onDone: (yes: boolean) => void
}

export function GoOnDialog({ message, lines, onDone }: GoOnProps) {
  const t = useDesignWords()
  return (
    <ConfirmDialog
      title={message || t('design.confirmWarnings')}
      action={t('design.goOn')}
      onConfirm={() => onDone(true)}
      onClose={() => onDone(false)}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
