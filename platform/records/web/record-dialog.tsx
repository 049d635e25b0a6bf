/** The fields of a record in a dialog, with the foot that keeps or leaves. */
import { type ModalProps, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'

type RecordDialogProps = Pick<ModalProps, 'title' | 'size' | 'children'> & {
  readonly record: { readonly send: (event?: FormEvent<HTMLFormElement>) => void; readonly working: boolean }
  readonly onClose: () => void
}

export function RecordDialog({ record: { send, working }, onClose, children, ...dialog }: RecordDialogProps) {
  return (
    <Dialog opened onClose={onClose} {...dialog}>
      <form onSubmit={send}>
        <Stack gap="md">
          {children}
          <FormFoot working={working} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
