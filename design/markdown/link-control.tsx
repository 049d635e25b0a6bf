/** Where a link leads is asked for: what is chosen becomes the link, else its address is written there. */
import { Button, Group, Popover, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { isLink } from '#platform/words/markdown.ts'
import { useDesignWords } from '../words.ts'

export function LinkControl({ editor }: { readonly editor: Editor | null }) {
  const t = useDesignWords()
  const [address, setAddress] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const href = useEditorState({ editor, selector: (now) => String(now.editor?.getAttributes('link').href ?? '') }) ?? ''
  const close = () => {
    setAddress(undefined)
    setWrong(false)
  }
  const put = () => {
    const typed = (address ?? '').trim()
    if (!editor || !isLink(typed)) return setWrong(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus()
    if (empty && href === '') {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: typed } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href: typed }).run()
    close()
  }
  const remove = () => {
    editor?.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  // It stands within a form of its own, which is not sent by it.
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    put()
  }
  return (
    <Popover opened={address !== undefined} onChange={(opened) => !opened && close()} trapFocus withinPortal={false}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('design.markdown.link')}
          title={t('design.markdown.link')}
          aria-haspopup="dialog"
          active={href !== ''}
          onClick={() => setAddress(href || 'https://')}
        >
          <IconLink size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('design.markdown.link')}>
        <TextInput
          label={t('design.markdown.address')}
          value={address ?? ''}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={keyed}
          error={wrong ? t('design.markdown.httpsOnly') : undefined}
          inputMode="url"
          data-autofocus
          data-at-once
        />
        <Group mt="xs" gap="xs" justify="flex-end">
          {href !== '' && (
            <Button variant="default" size="compact-md" onClick={remove}>
              {t('design.markdown.unlink')}
            </Button>
          )}
          <Button size="compact-md" onClick={put}>
            {t('design.markdown.put')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
