/** The conversation: what was asked and answered, and the next question. The newest stands at the bottom. */
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { chat, conversation, forget } from '../contract/chat.ts'
import { Acknowledge } from './acknowledge.tsx'
import classes from './assistant.module.css'
import { Composer } from './composer.tsx'
import { Exchange, Suggestions } from './exchange.tsx'
import { useWords } from './words.ts'

type Conversation = DataOf<typeof conversation>
/** What is said in distress is kept here alone, until the page is left. */
type Unkept = { readonly key: number; readonly question: string; readonly answer: DataOf<typeof chat> }

const A_PAGE = 25
const MOST = 200

/** In one's own pages with the way back to them. */
export function OwnAssistantScreen() {
  return <AssistantScreen back="/me" />
}

export function AssistantScreen({ back }: { readonly back?: string }) {
  const t = useWords()
  const [size, setSize] = useState(A_PAGE)
  const [forgetting, setForgetting] = useState(false)
  const reading = useCall(conversation, { query: { page: 1, per_page: size } })
  const clear = useAct(forget, { refreshes: [conversation], after: () => setForgetting(false) })
  const messages = reading.data?.messages ?? []
  return (
    <Page
      narrow
      title={t('assistant.title')}
      {...(back && { back })}
      actions={
        messages.length > 0 && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => setForgetting(true)}>
            {t('assistant.forget')}
          </Button>
        )
      }
    >
      <Loaded reading={reading} rows={6}>
        {(found) => (
          <Talk
            of={found}
            more={found.messages.length >= size && size < MOST ? () => setSize(size + A_PAGE) : undefined}
          />
        )}
      </Loaded>
      {forgetting && (
        <ConfirmDialog
          title={t('assistant.forgetTitle')}
          action={t('assistant.forget')}
          danger
          working={clear.isPending}
          onConfirm={() => clear.mutate({})}
          onClose={() => setForgetting(false)}
        >
          {t('assistant.forgetHint')}
        </ConfirmDialog>
      )}
    </Page>
  )
}

function Talk({ of, more }: { readonly of: Conversation; readonly more: (() => void) | undefined }) {
  const t = useWords()
  const [unkept, setUnkept] = useState<readonly Unkept[]>([])
  const end = useRef<HTMLDivElement>(null)
  const ask = useAct(chat, { refreshes: [conversation], silentWhenDone: true })
  const newest = of.messages[0]?.id
  const count = unkept.length
  useEffect(() => {
    if (newest !== undefined || count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest, count])
  const send = (message: string, done: () => void = () => {}) =>
    ask.mutate(
      { body: { message } },
      {
        onSuccess: ({ data }) => {
          if (data.id === null)
            setUnkept((before) => [...before, { key: before.length, question: message, answer: data }])
          done()
        },
      },
    )
  if (of.acknowledgement) return <Acknowledge of={of.acknowledgement} />
  const talk = of.messages.toReversed()
  return (
    <Section>
      <div className={classes.talk}>
        <p className="muted">{of.intro || t('assistant.intro')}</p>
        {more && (
          <Button variant="subtle" size="compact-sm" onClick={more}>
            {t('assistant.earlier')}
          </Button>
        )}
        {talk.length === 0 && count === 0 && (
          <Empty title={t('assistant.none')} hint={t('assistant.noneHint')}>
            <Suggestions of={of.suggestions} onAsk={send} />
          </Empty>
        )}
        <div role="log" aria-label={t('assistant.talk')} className={classes.talk}>
          {talk.map((one) => (
            <Exchange key={one.id} question={one.question} of={one} onAsk={one.id === newest ? send : undefined} />
          ))}
          {unkept.map(({ key, question, answer }) => (
            <Exchange key={key} question={question} of={{ ...answer, helpful: null }} onAsk={undefined} />
          ))}
        </div>
        <div ref={end} className={classes.end} />
      </div>
      <Composer quota={of.quota} contact={of.contact} sending={ask.isPending} onSend={send} />
    </Section>
  )
}
