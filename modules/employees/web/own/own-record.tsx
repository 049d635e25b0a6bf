/** On one's own pages: one's data and family as the company has them, what one asked for, and one's photo. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { MayButton } from '#design/may-button.tsx'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { cancelChange, ownProfile } from '../../contract/requests/requests.ts'
import { AskedCard } from '../requests/asked-card.tsx'
import { type Asked, useAskedTexts } from '../requests/asked-text.ts'
import { useWords } from '../words.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type Own, OwnCard } from './own-card.tsx'
import { OwnFace } from './own-face.tsx'
import { OwnFamily } from './own-family.tsx'
import { OwnPortrait } from './own-portrait.tsx'

const DECIDED_SHOWN = 3

export function OwnRecord() {
  const reading = useCall(ownProfile, {})
  const mayFace = mayEnter(useSession(), 'face')
  return (
    <Loaded reading={reading} rows={6}>
      {(own) =>
        own && (
          <>
            <AskedByMe requests={own.requests} />
            <OwnData own={own} />
            <OwnPortrait />
            <OwnFamily own={own} />
            {mayFace && <OwnFace />}
          </>
        )
      }
    </Loaded>
  )
}

function AskedByMe({ requests }: { readonly requests: readonly Asked[] }) {
  const t = useWords()
  const cancel = useAct(cancelChange, { refreshes: [ownProfile] })
  const waiting = requests.filter(({ status }) => status === 'pending')
  const decided = requests.filter(({ status }) => status !== 'pending' && status !== 'cancelled')
  if (waiting.length + decided.length === 0) return null
  return (
    <OwnCard title={t('employees.own.requests')}>
      {waiting.map((asked) => (
        <AskedCard key={asked.id} asked={asked}>
          <div>
            <Button
              size="compact-sm"
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: asked.id } })}
            >
              {t('employees.own.takeBack')}
            </Button>
          </div>
        </AskedCard>
      ))}
      {decided.slice(0, DECIDED_SHOWN).map((asked) => (
        <AskedCard key={asked.id} asked={asked} />
      ))}
    </OwnCard>
  )
}

function OwnData({ own }: { readonly own: Own }) {
  const t = useWords()
  const { label, text } = useAskedTexts()
  const [asking, setAsking] = useState(false)
  const waits = own.requests.some(({ part, status }) => part === 'profile' && status === 'pending')
  const asked = { part: 'profile' } as Asked
  return (
    <OwnCard
      title={t('employees.own.data')}
      action={
        <MayButton
          size="compact-sm"
          variant="default"
          closed={waits ? t('employees.own.waits') : undefined}
          onClick={() => setAsking(true)}
        >
          {t('employees.own.ask')}
        </MayButton>
      }
    >
      <Facts
        facts={Object.entries(own.profile).map(([field, value]) => [label(asked, field), text(asked, field, value)])}
      />
      {waits && <p className="muted">{t('employees.own.waits')}</p>}
      {asking && <AskDialog own={own} onClose={() => setAsking(false)} />}
    </OwnCard>
  )
}
