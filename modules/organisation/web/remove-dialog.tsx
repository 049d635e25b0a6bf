/** Before something of the structure goes: what it touches, and what stands in the way. */
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { useWords } from './words.ts'

type RemoveDialogProps = {
  readonly name: string
  /** What there is of it, named and counted. */
  readonly touches: readonly (readonly [string, ReactNode])[]
  /** Why it cannot go; undefined where it can. */
  readonly barred: string | undefined
  /** What goes along, where it can. */
  readonly along?: string | undefined
  readonly working: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function RemoveDialog({ name, touches, barred, along, working, onConfirm, onClose }: RemoveDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  return (
    <Dialog opened onClose={onClose} title={t('organisation.removeTitle', { name })}>
      <Stack gap="md">
        <Facts facts={touches} />
        {barred ? (
          <Notice tone="warn">{barred}</Notice>
        ) : (
          <Notice tone="info">{along ?? t('organisation.removeHint')}</Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <MayButton closed={barred} color="red" loading={working} onClick={onConfirm}>
            {t('organisation.remove')}
          </MayButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
