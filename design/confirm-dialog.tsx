/** Asks before something that matters, saying what it will do; and asks whether to go on in spite of warnings. */
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useDesignWords } from './words.ts'

type ConfirmProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly action: string
  readonly danger?: boolean
  readonly working?: boolean
  /** Asks for a reason and hands it over. */
  readonly reason?: string
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

export function ConfirmDialog({ title, children, action, danger, working, reason, onConfirm, onClose }: ConfirmProps) {
  const t = useDesignWords()
  const [given, setGiven] = useState('')
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack gap="md">
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        {reason !== undefined && (
          <Textarea
            label={reason}
            value={given}
            onChange={(event) => setGiven(event.currentTarget.value)}
            required
            rows={3}
            data-autofocus
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('design.cancel')}
          </Button>
          <Button
            color={danger ? 'red' : undefined}
            loading={working}
            disabled={reason !== undefined && given.trim() === ''}
            onClick={() => onConfirm(given.trim())}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
