/** The frame of what is entered for one or for many: whom it is for, what it is, and a button that says what it does. */

import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import { useWords } from '../words.ts'

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
            {people === undefined ? d('design.save') : t('leave.sendFor', { count: people })}
          </MayButton>
        </Group>
      </form>
    </Dialog>
  )
}

const MOST_PEOPLE = 500

type ForWhomProps = {
  readonly picked: readonly PickedPerson[]
  readonly onPick: (people: readonly PickedPerson[]) => void
  /** By field, as a form holds them. */
  readonly errors: Readonly<Record<string, ReactNode>>
}

export function ForWhom({ picked, onPick, errors }: ForWhomProps) {
  const t = useWords()
  return (
    <PeoplePicker
      label={t('leave.forWhom')}
      most={MOST_PEOPLE}
      value={picked}
      onChange={onPick}
      error={errors.employee_ids ?? errors.employee_id}
    />
  )
}

/** Those chosen, as they are shown and as the form sends them. */
export function usePicked(onIds: (ids: string[]) => void) {
  const [picked, setPicked] = useState<readonly PickedPerson[]>([])
  const onPick = (people: readonly PickedPerson[]) => {
    setPicked(people)
    onIds(people.map(({ id }) => id))
  }
  return { picked, onPick }
}
