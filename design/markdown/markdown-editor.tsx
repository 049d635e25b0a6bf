/** The editor itself, tiptap with the marks of our texts and no others. Loaded by the field only. */
import '@mantine/core/styles/Typography.css'
import '@mantine/tiptap/styles.css'
import { RichTextEditor } from '@mantine/tiptap'
import { Link } from '@tiptap/extension-link'
import { Slice } from '@tiptap/pm/model'
import { type Editor, type JSONContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { isLink } from '#platform/words/markdown.ts'
import { useDesignWords } from '../words.ts'
import { documentOf, markdownOf } from './document.ts'
import { LinkControl } from './link-control.tsx'
import classes from './markdown.module.css'

const OFF = { blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false } as const
const ALSO_OFF = { underline: false, dropcursor: false, gapcursor: false, trailingNode: false, link: false } as const
const extensions = [
  StarterKit.configure({ ...OFF, ...ALSO_OFF, heading: { levels: [2] } }),
  Link.configure({
    ...{ openOnClick: false, autolink: false, linkOnPaste: true, defaultProtocol: 'https', protocols: ['https'] },
    isAllowedUri: isLink,
    HTMLAttributes: { rel: 'noreferrer nofollow', target: null },
  }),
]

const contentOf = (text: string): JSONContent => documentOf(text) as JSONContent

type EditorProps = {
  readonly name: string
  readonly labelledBy: string
  readonly describedBy: string
  readonly invalid: boolean
  readonly value: string
  readonly onText: (text: string) => void
  readonly lang?: string
}

export function MarkdownEditor({ name, labelledBy, describedBy, invalid, value, onText, lang }: EditorProps) {
  const t = useDesignWords()
  const told = useRef(value)
  const attributes = {
    ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, class: classes.text ?? '' },
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(lang && { lang }),
  }
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    // A style sheet of its own would be against the policy of the page; it stands in ours.
    injectCSS: false,
    editorProps: { attributes, clipboardTextParser: (text, _, __, view) => pasted(text, view.state.schema) },
    onUpdate: ({ editor: now }) => {
      told.current = markdownOf(now.getJSON())
      onText(told.current)
    },
  })
  // Where the form puts something else there.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor?.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  const word = (of: string) => ({ 'aria-label': of, title: of })
  return (
    <RichTextEditor
      editor={editor}
      classNames={{ root: classes.root ?? '', control: classes.control ?? '', toolbar: classes.toolbar ?? '' }}
      withCodeHighlightStyles={false}
      data-typed={value}
      {...(invalid && { 'data-invalid': true })}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-label={t('design.markdown.toolbar', { field: name })}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 {...word(t('design.markdown.heading'))} />
          <RichTextEditor.Bold {...word(t('design.markdown.bold'))} />
          <RichTextEditor.Italic {...word(t('design.markdown.italic'))} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList {...word(t('design.markdown.list'))} />
          <RichTextEditor.OrderedList {...word(t('design.markdown.numbered'))} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <LinkControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo {...word(t('design.markdown.undo'))} />
          <RichTextEditor.Redo {...word(t('design.markdown.redo'))} />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

/** Text that is pasted may be Markdown; its ends join the lines between which it stands. */
function pasted(text: string, schema: Editor['schema']): Slice {
  const { content } = schema.nodeFromJSON(documentOf(text))
  return Slice.maxOpen(content)
}
