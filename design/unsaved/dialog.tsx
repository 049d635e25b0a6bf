/**
 * A dialog, in the middle or from the side, that loses nothing: escape, the cross, a click beside it and every way out
 * of the page ask first where something differs from what was opened. Its own buttons close it without asking.
 */
import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { createContext, useEffect } from 'react'
import { DialogBody } from './dialog-body.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useTyped } from './typed.ts'
import { useLeaving } from './use-leaving.tsx'

/** True inside of a dialog. */
export const LookedAfter = createContext(false)

export function Dialog({ children, ...props }: ModalProps) {
  const { held, question } = useHeld(props)
  return (
    <LookedAfter value={true}>
      <Modal {...props} {...held}>
        <DialogBody>{children}</DialogBody>
      </Modal>
      {question}
    </LookedAfter>
  )
}

export function SideDialog({ children, ...props }: DrawerProps) {
  const { held, question } = useHeld(props)
  return (
    <LookedAfter value={true}>
      <Drawer {...props} {...held}>
        <DialogBody>{children}</DialogBody>
      </Drawer>
      {question}
    </LookedAfter>
  )
}

function useHeld({ opened, onClose, closeOnEscape = true }: Pick<ModalProps, 'opened' | 'onClose' | 'closeOnEscape'>) {
  useReturnFocus()
  const { typed, watching, forget } = useTyped()
  const { asking, question, thenClose } = useLeaving(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again it begins anew, and not with every drawing
  useEffect(() => {
    if (!opened) forget()
  }, [opened])
  return { held: { ...watching, onClose: () => thenClose(onClose), closeOnEscape: closeOnEscape && !asking }, question }
}
