/** What is read and agreed to before the first question. */
import { Button } from '@mantine/core'
import { MarkdownText } from '#design/markdown/markdown-text.tsx'
import { Section } from '#design/page.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { accept, conversation } from '../contract/chat.ts'
import { useWords } from './words.ts'

type AcknowledgeProps = { readonly of: NonNullable<DataOf<typeof conversation>['acknowledgement']> }

export function Acknowledge({ of: { title, content, version } }: AcknowledgeProps) {
  const t = useWords()
  const agree = useAct(accept, { refreshes: [conversation], silentWhenDone: true })
  return (
    <Section title={title}>
      <MarkdownText text={content} />
      <Button mt="md" loading={agree.isPending} onClick={() => agree.mutate({ body: { version } })}>
        {t('assistant.agree')}
      </Button>
    </Section>
  )
}
