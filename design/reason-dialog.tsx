/** Asks before something that matters why it is done; the reason is kept with it. */
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmBody, type ConfirmProps } from './confirm-dialog.tsx'
import { Dialog } from './unsaved/dialog.tsx'

type ReasonProps = Omit<ConfirmProps, 'onConfirm'> & {
  /** What the field is called. */
  readonly reason: string
  readonly onConfirm: (reason: string) => void
}

export function ReasonDialog({ reason, onConfirm, children, ...asked }: ReasonProps) {
  const [given, setGiven] = useState('')
  const said = given.trim()
  return (
    <Dialog opened onClose={asked.onClose} title={asked.title}>
      <ConfirmBody {...asked} closed={said === ''} onConfirm={() => onConfirm(said)}>
        {children}
        <Textarea
          label={reason}
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
          required
          rows={3}
          data-autofocus
        />
      </ConfirmBody>
    </Dialog>
  )
}
