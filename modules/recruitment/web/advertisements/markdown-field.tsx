/** A text with buttons for what it may hold, and a look at it as its readers see it. */
import { ActionIcon, Group, Textarea, type TextareaProps } from '@mantine/core'
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react'
import { useRef } from 'react'
import { type Marking, marked, markings } from '../../model/markdown-edit.ts'
import { useWords } from '../words.ts'
import { MarkdownText } from './markdown-text.tsx'

const ICONS = {
  heading: IconHeading,
  bold: IconBold,
  italic: IconItalic,
  list: IconList,
  numbered: IconListNumbers,
  link: IconLink,
} as const

type MarkdownFieldProps = Omit<TextareaProps, 'value' | 'onChange' | 'ref' | 'label'> & {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}

export function MarkdownField({ label, value, onText, ...rest }: MarkdownFieldProps) {
  const t = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const press = (marking: Marking) => {
    const at = field.current
    if (!at) return
    const now = marked({ text: value, start: at.selectionStart, end: at.selectionEnd }, marking)
    onText(now.text)
    at.focus()
    requestAnimationFrame(() => at.setSelectionRange(now.start, now.end))
  }
  return (
    <div>
      <Textarea
        ref={field}
        label={label}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
        autosize
        minRows={4}
        maxRows={16}
        {...rest}
      />
      <Group gap={4} mt={4} role="toolbar" aria-label={t('recruitment.markings', { field: label })}>
        {markings.map((marking) => {
          const Icon = ICONS[marking]
          const name = t(`recruitment.marking.${marking}`)
          return (
            <ActionIcon
              key={marking}
              component="button"
              type="button"
              variant="subtle"
              size="lg"
              aria-label={name}
              title={name}
              onClick={() => press(marking)}
            >
              <Icon size={18} />
            </ActionIcon>
          )
        })}
      </Group>
      {value.trim() !== '' && (
        <details>
          <summary>{t('recruitment.preview')}</summary>
          <MarkdownText text={value} />
        </details>
      )}
    </div>
  )
}
