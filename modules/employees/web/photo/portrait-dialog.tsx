/** Choosing a portrait: cut to the square that others will see before it takes the place of the one before. */
import { useState } from 'react'
import { PictureDialog } from '#design/picture-dialog.tsx'
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
  return (
    <PictureDialog
      title={t('employees.portrait.choose')}
      kinds={PICTURES}
      file={file}
      hint={[t('employees.portrait.hint'), replaces && t('employees.portrait.replaces')].filter(Boolean).join(' ')}
      refused={unreadable ? t('employees.portrait.unreadable') : refused}
      action={{
        word: t('employees.portrait.use'),
        working,
        closed: picture ? undefined : t('employees.face.choose'),
        run: () => picture && void cropped(picture, cut).then(onSend),
      }}
      onFile={(given) => void take(given)}
      onClose={onClose}
    >
      {picture && <CropSquare picture={picture} cut={cut} onCut={setCut} />}
    </PictureDialog>
  )
}
