/** The frame in which a picture is chosen: where it is dropped, how it will look, what follows, what was wrong with it. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DropZone } from './drop-zone.tsx'
import { MayButton } from './may-button.tsx'
import { Notice } from './notice.tsx'
import { Dialog } from './unsaved/dialog.tsx'
import { useDesignWords } from './words.ts'

const LARGEST_MB = 30

type PictureDialogProps = {
  readonly title: string
  readonly kinds: readonly string[]
  readonly file: File | undefined
  readonly hint: ReactNode
  readonly refused: string | undefined
  /** What takes the picture, and why it cannot yet. */
  readonly action: {
    readonly word: string
    readonly working: boolean
    readonly closed?: string
    readonly run: () => void
  }
  readonly onFile: (file: File) => void
  readonly onClose: () => void
  /** The picture as it was chosen. */
  readonly children: ReactNode
}

export function PictureDialog(props: PictureDialogProps) {
  const { title, kinds, file, hint, refused, action, onFile, onClose, children } = props
  const t = useDesignWords()
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <Stack>
        <DropZone kinds={kinds} file={file} onFile={onFile} largest={LARGEST_MB} icon={IconPhoto} />
        {children}
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
        {refused && (
          <Notice tone="bad" role="alert">
            {refused}
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('design.cancel')}
          </Button>
          <MayButton closed={action.closed} loading={action.working} onClick={action.run}>
            {action.word}
          </MayButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
