/** An article as its reader sees it: in the reader's language where it was written in it, with what goes with it. */
import { Button, Group } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { MarkdownText } from '#design/markdown/text.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../documentation.module.css'
import { useWords } from '../words.ts'

type TextProps = {
  readonly of: {
    readonly content: string
    readonly content_zh: string | null
    readonly attachments: readonly { readonly id: string; readonly name: string }[]
  }
  readonly onFile: (id: string) => void
}

export function ArticleText({ of, onFile }: TextProps) {
  const t = useWords()
  const language = useLanguage()
  const inChinese = language === 'zh-Hant' && of.content_zh !== null
  return (
    <>
      <div className={classes.text}>
        <MarkdownText text={inChinese ? (of.content_zh ?? '') : of.content} {...(inChinese && { lang: language })} />
      </div>
      {of.attachments.length > 0 && (
        <Group gap="xs" role="group" aria-label={t('documentation.attachments')}>
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
