/** What happened to a request and what was said about it, and the field in which one says or asks something. */
import { Button, Textarea } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { application, commentApplication } from '../../contract.ts'
import type { RequestDetail } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import classes from './inbox.module.css'

type RequestHistoryProps = { readonly request: RequestDetail; readonly zone: string | undefined }

export function RequestHistory({ request, zone }: RequestHistoryProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <section className={classes.part}>
      <h3>{t('approvals.history')}</h3>
      <ol className={classes.history}>
        {request.history.map(({ at, event, text, note, acting_for }) => (
          <li key={`${at} ${event}`}>
            <p>
              {text}
              {acting_for && ` (${t('approvals.inPlaceOf', { name: acting_for })})`}{' '}
              <span className="muted">{momentText(at, language, zone)}</span>
            </p>
            {note && <blockquote>{note}</blockquote>}
          </li>
        ))}
      </ol>
      <Say id={request.id} />
    </section>
  )
}

function Say({ id }: { readonly id: string }) {
  const t = useWords()
  const [text, setText] = useState('')
  const comment = useAct(commentApplication, {
    refreshes: [application],
    silentWhenDone: true,
    after: () => setText(''),
  })
  const send = () => comment.mutate({ params: { id }, body: { text: text.trim() } })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        mt="sm"
        label={t('approvals.ask')}
        description={t('approvals.askHint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) send()
        }}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
      />
      {text.trim() !== '' && (
        <Button
          mt="xs"
          size="xs"
          type="submit"
          variant="default"
          loading={comment.isPending}
          leftSection={<IconMessage size={14} />}
        >
          {t('approvals.say')}
        </Button>
      )}
    </form>
  )
}
