/** Choosing a logo or a photo: by dropping or from the folder, looked at before it takes the place of the one before. */
import { useEffect, useState } from 'react'
import { PictureDialog as PictureFrame } from '#design/picture-dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { uploadLogo, uploadPhoto } from '../../contract/pictures.ts'
import { profile } from '../../contract/profile.ts'
import { settings } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import { fitted } from './fitted.ts'
import classes from './pictures.module.css'

export type PictureKind = 'logo' | 'photo'
const uploads = { logo: uploadLogo, photo: uploadPhoto } as const
const bounds = { logo: { longest: 1200, megabytes: 1 }, photo: { longest: 2400, megabytes: 4 } } as const
const KINDS = ['.png', '.jpg', '.jpeg']

type PictureDialogProps = { readonly kind: PictureKind; readonly replaces: boolean; readonly onClose: () => void }

export function PictureDialog({ kind, replaces, onClose }: PictureDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const seen = useSeen(file)
  const send = useAct(uploads[kind], { refreshes: [profile, settings], after: onClose, quiet: true })
  const onFile = (given: File) => {
    send.reset()
    void fitted(given, bounds[kind]).then(setFile)
  }
  return (
    <PictureFrame
      title={t(`company.${kind}Choose`)}
      kinds={KINDS}
      file={file}
      hint={[t(`company.${kind}Follows`), replaces && t('company.pictureReplaces')].filter(Boolean).join(' ')}
      refused={send.error ? (fieldErrors(send.error).file ?? send.error.message) : undefined}
      action={{
        word: t(`company.${kind}Use`),
        working: send.isPending,
        closed: file ? undefined : t('company.pictureFirst'),
        run: () => file && send.mutate({ file }),
      }}
      onFile={onFile}
      onClose={onClose}
    >
      {file && seen && (
        <div className={classes.frame} data-kind={kind}>
          <img src={seen} alt={t('company.pictureChosen')} />
        </div>
      )}
    </PictureFrame>
  )
}

/** The chosen file as an address the page can show. */
function useSeen(file: File | undefined): string | undefined {
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSeen(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return seen
}
