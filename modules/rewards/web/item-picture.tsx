/** The picture of an item, as everybody sees it; and for HR, putting another in its place. */
import { Button, Group } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { useAct } from '#platform/http/web/use-call.ts'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { items, removePicture, setPicture } from '../contract/catalog.ts'
import { itemPicture, ownCatalog } from '../contract/own.ts'
import { useNamed } from './badge-mark.tsx'
import classes from './rewards.module.css'
import type { ItemShown, OwnItem } from './shown.ts'
import { useWords } from './words.ts'

type Pictured = Pick<OwnItem, 'id' | 'name' | 'name_zh' | 'picture_id'>

export function ItemPicture({ item }: { readonly item: Pictured }) {
  const named = useNamed()
  const url = usePicture(itemPicture, item.picture_id, { params: { id: item.id } })
  return url ? <img className={classes.picture} src={url} alt={named(item.name, item.name_zh)} /> : null
}

export function PictureButtons({ item }: { readonly item: ItemShown }) {
  const t = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  const refreshes = [items, ownCatalog]
  const upload = useAct(setPicture, { refreshes })
  const remove = useAct(removePicture, { refreshes })
  const params = { id: item.id }
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file again must be noticed again.
    input.value = ''
    if (file) upload.mutate({ params, file })
  }
  return (
    <Group gap="xs" my="sm">
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg,.webp"
        aria-label={t('rewards.setPicture')}
        onChange={(event) => take(event.currentTarget)}
      />
      <Button
        variant="default"
        size="compact-md"
        loading={upload.isPending}
        leftSection={<IconPhoto size={16} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {t('rewards.setPicture')}
      </Button>
      {item.picture_id !== null && (
        <Button variant="subtle" size="compact-md" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
          {t('rewards.removePicture')}
        </Button>
      )}
    </Group>
  )
}
