/** What was written to people as its reader sees it: in the reader's language where it was written in it, with its files. */
import { Button, Group } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { MarkdownText } from '#design/markdown/text.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './announcement.module.css'

type Titles = { readonly title: string; readonly title_zh: string | null }

export const titleIn = (language: Language, { title, title_zh }: Titles): string =>
  language === 'zh-Hant' ? (title_zh ?? title) : title

type TextProps = {
  readonly of: {
    readonly content: string
    readonly content_zh: string | null
    readonly attachments: readonly { readonly id: string; readonly name: string }[]
  }
  /** What the files are called together. */
  readonly files: string
  readonly onFile: (id: string) => void
}

export function TextWithFiles({ of, files, onFile }: TextProps) {
  const language = useLanguage()
  const inChinese = language === 'zh-Hant' && of.content_zh !== null
  return (
    <>
      <div className={classes.text}>
        <MarkdownText text={inChinese ? (of.content_zh ?? '') : of.content} {...(inChinese && { lang: language })} />
      </div>
      {of.attachments.length > 0 && (
        <Group gap="xs" role="group" aria-label={files}>
          {of.attachments.map(({ id, name }) => (
            <Button
              key={id}
              variant="default"
              size="compact-md"
              leftSection={<IconPaperclip size={14} aria-hidden />}
              onClick={() => onFile(id)}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}
