/** Something to tell, in words, in pictures, or both. */
import { ActionIcon, Button, Group, Textarea } from '@mantine/core'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addPicture, feed, keptPosts, writePost } from '../contract/story-board.ts'
import { MOST_PICTURES } from '../model/state.ts'
import { Pictures } from './pictures.tsx'
import { useWords } from './words.ts'

type Uploaded = { readonly id: string; readonly name: string }

export function WritePost({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly Uploaded[]>([])
  const act = useAct(writePost, { refreshes: [feed, keptPosts], after: onClose })
  const upload = useAct(addPicture, { silentWhenDone: true })
  const errors = fieldErrors(act.error)
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file again must be noticed again.
    input.value = ''
    if (file) upload.mutate({ file }, { onSuccess: ({ data }) => setPictures((all) => [...all, data]) })
  }
  return (
    <Dialog opened onClose={onClose} title={t('storyBoard.write')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ body: { text, pictures: pictures.map(({ id }) => id) } })
        }}
      >
        <Textarea
          label={t('storyBoard.text')}
          value={text}
          error={errors.text ?? errors.pictures}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={5000}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs" my="sm" data-typed={pictures.map(({ id }) => id).join()}>
          {pictures.map(({ id, name }) => (
            <Group key={id} gap={4} wrap="nowrap">
              <span>{name}</span>
              <ActionIcon
                size="sm"
                aria-label={t('storyBoard.removePicture', { name })}
                onClick={() => setPictures(pictures.filter((one) => one.id !== id))}
              >
                <IconX size={13} />
              </ActionIcon>
            </Group>
          ))}
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".png,.jpg,.jpeg,.webp"
            aria-label={t('storyBoard.addPicture')}
            onChange={(event) => take(event.currentTarget)}
          />
          {pictures.length < MOST_PICTURES && (
            <Button
              variant="default"
              size="compact-md"
              loading={upload.isPending}
              leftSection={<IconPhoto size={16} aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              {t('storyBoard.addPicture')}
            </Button>
          )}
        </Group>
        <Pictures author={t('storyBoard.you')} all={pictures} />
        <FormFoot
          working={act.isPending}
          action={t('storyBoard.post')}
          closed={text.trim() === '' && pictures.length === 0 ? t('storyBoard.nothingYet') : undefined}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
