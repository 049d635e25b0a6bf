/** Choosing a logo or a photo: by dropping or from the folder, looked at before it takes the place of the one before. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
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
  const refused = send.error ? (fieldErrors(send.error).file ?? send.error.message) : undefined
  const onFile = (given: File) => {
    send.reset()
    void fitted(given, bounds[kind]).then(setFile)
  }
  return (
    <Dialog opened onClose={onClose} title={t(`company.${kind}Choose`)} size="lg">
      <Stack>
        <DropZone kinds={KINDS} file={file} onFile={onFile} largest={30} icon={IconPhoto} />
        {file && seen && (
          <div className={classes.frame} data-kind={kind}>
            <img src={seen} alt={t('company.pictureChosen')} />
          </div>
        )}
        <Text c="dimmed" size="sm">
          {t(`company.${kind}Follows`)} {replaces && t('company.pictureReplaces')}
        </Text>
        {refused && (
          <Notice tone="bad" role="alert">
            {refused}
          </Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('company.cancel')}
          </Button>
          <Button disabled={!file} loading={send.isPending} onClick={() => file && send.mutate({ file })}>
            {t(`company.${kind}Use`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
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
