/** The company's logo and photo on its profile: seen, replaced, removed. */
import { Group, Text } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { downloadLogo, downloadPhoto, removeLogo, removePhoto } from '../../contract/pictures.ts'
import { profile } from '../../contract/profile.ts'
import { settings } from '../../contract/settings.ts'
import { versionIn } from '../card/company-logo.tsx'
import { useWords } from '../words.ts'
import { PictureDialog, type PictureKind } from './picture-dialog.tsx'
import classes from './pictures.module.css'

type PicturesSectionProps = {
  readonly name: string
  readonly logoUrl: string | null
  readonly photoUrl: string | null
  readonly mayWrite: boolean
}

export function PicturesSection({ name, logoUrl, photoUrl, mayWrite }: PicturesSectionProps) {
  const t = useWords()
  return (
    <Section title={t('company.pictures')} hint={t('company.picturesHint')}>
      <div className={classes.both}>
        <PictureTile kind="logo" name={name} url={logoUrl} mayWrite={mayWrite} />
        <PictureTile kind="photo" name={name} url={photoUrl} mayWrite={mayWrite} />
      </div>
    </Section>
  )
}

const downloads = { logo: downloadLogo, photo: downloadPhoto } as const
const removals = { logo: removeLogo, photo: removePhoto } as const

type PictureTileProps = {
  readonly kind: PictureKind
  readonly name: string
  readonly url: string | null
  readonly mayWrite: boolean
}

function PictureTile({ kind, name, url, mayWrite }: PictureTileProps) {
  const t = useWords()
  const [open, setOpen] = useState<'choose' | 'remove'>()
  const close = () => setOpen(undefined)
  const picture = usePicture(downloads[kind], url, { query: { version: versionIn(url) } })
  const remove = useAct(removals[kind], { refreshes: [profile, settings], after: close })
  const closed = mayWrite ? undefined : t('company.mayNotEdit')
  return (
    <div className={classes.tile}>
      <h3>{t(`company.${kind}`)}</h3>
      <div className={classes.frame} data-kind={kind} data-empty={url === null || undefined}>
        {picture && <img src={picture} alt={t(`company.${kind}Of`, { name })} />}
        {url === null && <Text c="dimmed">{t(`company.${kind}None`)}</Text>}
      </div>
      <Group gap={8}>
        <MayButton
          variant="default"
          size="compact-sm"
          leftSection={<IconPhotoPlus size={14} />}
          closed={closed}
          onClick={() => setOpen('choose')}
        >
          {t(url === null ? `company.${kind}Choose` : `company.${kind}Replace`)}
        </MayButton>
        {url !== null && (
          <MayButton
            variant="subtle"
            color="red"
            size="compact-sm"
            leftSection={<IconTrash size={14} />}
            closed={closed}
            onClick={() => setOpen('remove')}
          >
            {t(`company.${kind}Remove`)}
          </MayButton>
        )}
      </Group>
      {open === 'choose' && <PictureDialog kind={kind} replaces={url !== null} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t(`company.${kind}RemoveAsk`)}
          action={t(`company.${kind}Remove`)}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({})}
          onClose={close}
        >
          {t(`company.${kind}RemoveHint`)}
        </ConfirmDialog>
      )}
    </div>
  )
}
