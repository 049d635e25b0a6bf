/** One question and its answer: words, facts, what to do next, where it is from, and whether it helped. */
import { ActionIcon, Button } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { type chat, conversation, rate } from '../contract/chat.ts'
import classes from './assistant.module.css'
import { useWords } from './words.ts'

type Shown = Omit<DataOf<typeof chat>, 'quota'> & { readonly helpful: boolean | null }
type Ask = (message: string) => void
type ExchangeProps = { readonly question: string; readonly of: Shown; readonly onAsk: Ask | undefined }

export function Exchange({ question, of, onAsk }: ExchangeProps) {
  return (
    <>
      <div className={classes.mine}>{question}</div>
      <div className={classes.said} data-kind={of.kind}>
        {of.kind === 'support' && <Lines of={of.lines ?? []} />}
        <p>{of.text}</p>
        {of.facts.length > 0 && (
          <dl className={classes.facts}>
            {of.facts.map(({ label, value }) => (
              <Fact key={`${label} ${value}`} label={label} value={value} />
            ))}
          </dl>
        )}
        {of.actions.length > 0 && (
          <div className={classes.row}>
            {of.actions.map(({ label, href }) => (
              <Button key={href} component={Link} to={href} variant="light" size="compact-md">
                {label}
              </Button>
            ))}
          </div>
        )}
        {of.kind !== 'support' && of.lines && <Lines of={of.lines} />}
        <div className={classes.row}>
          <Sources of={of.sources} />
          {of.id !== null && <Rating id={of.id} helpful={of.helpful} />}
        </div>
        {onAsk && <Suggestions of={of.suggestions} onAsk={onAsk} />}
      </div>
    </>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Sources({ of }: { readonly of: Shown['sources'] }) {
  const t = useWords()
  if (of.length === 0) return null
  return (
    <span className={`muted ${classes.source}`}>
      {t('assistant.from')}{' '}
      {of.map(({ label, href }, at) => (
        <span key={href}>
          {at > 0 && ' · '}
          <Link to={href}>{label}</Link>
        </span>
      ))}
    </span>
  )
}

function Lines({ of }: { readonly of: NonNullable<Shown['lines']> }) {
  const t = useWords()
  return (
    <ul className={classes.lines}>
      {of.map(({ name, number, hours, note, open_now }) => (
        <li key={`${name} ${number}`}>
          {name} <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
          <div className="muted">
            {[open_now === null ? '' : t(open_now ? 'assistant.openNow' : 'assistant.closedNow'), hours, note]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Said again, it is taken back. */
function Rating({ id, helpful }: { readonly id: string; readonly helpful: boolean | null }) {
  const t = useWords()
  const say = useAct(rate, { refreshes: [conversation], silentWhenDone: true })
  const button = (value: boolean, label: string) => (
    <ActionIcon
      size="md"
      variant={helpful === value ? 'light' : 'subtle'}
      aria-pressed={helpful === value}
      aria-label={label}
      title={label}
      onClick={() => say.mutate({ params: { id }, body: { helpful: helpful === value ? null : value } })}
    >
      {value ? <IconThumbUp size={16} /> : <IconThumbDown size={16} />}
    </ActionIcon>
  )
  return (
    <span>
      {button(true, t('assistant.helpful'))}
      {button(false, t('assistant.notHelpful'))}
    </span>
  )
}

export function Suggestions({ of, onAsk }: { readonly of: readonly string[]; readonly onAsk: Ask }) {
  if (of.length === 0) return null
  return (
    <div className={classes.row}>
      {of.map((question) => (
        <Button key={question} variant="default" size="compact-sm" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  )
}
