/** Choosing a portrait: cut to the square that others will see before it takes the place of the one before. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { PICTURES } from '../profile/face/pictures.ts'
import { useWords } from '../words.ts'
import { CropSquare } from './crop-square.tsx'
import { type Cut, cropped, filling } from './cropped.ts'

type PortraitDialogProps = {
  readonly replaces: boolean
  readonly working: boolean
  readonly refused: string | undefined
  readonly onSend: (made: { file: File; thumbnail: string }) => void
  readonly onClose: () => void
}

export function PortraitDialog({ replaces, working, refused, onSend, onClose }: PortraitDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [cut, setCut] = useState<Cut>({ zoom: 1, x: 0, y: 0 })
  const [unreadable, setUnreadable] = useState(false)
  const take = async (given: File) => {
    setFile(given)
    const drawn = await createImageBitmap(given).catch(() => undefined)
    setUnreadable(!drawn)
    setPicture(drawn)
    if (drawn) setCut(filling(drawn))
  }
  const wrong = unreadable ? t('employees.portrait.unreadable') : refused
  return (
    <Dialog opened onClose={onClose} title={t('employees.portrait.choose')} size="lg">
      <Stack>
        <DropZone kinds={PICTURES} file={file} onFile={(given) => void take(given)} largest={30} icon={IconPhoto} />
        {picture && <CropSquare picture={picture} cut={cut} onCut={setCut} />}
        <Text c="dimmed" size="sm">
          {t('employees.portrait.hint')} {replaces && t('employees.portrait.replaces')}
        </Text>
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('employees.cancel')}
          </Button>
          <MayButton
            closed={picture ? undefined : t('employees.face.choose')}
            loading={working}
            onClick={() => picture && void cropped(picture, cut).then(onSend)}
          >
            {t('employees.portrait.use')}
          </MayButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
