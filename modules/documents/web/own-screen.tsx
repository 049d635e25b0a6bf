/** My letters: those that wait for me first; and letters about me that I ask HR to write. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { CardList } from '#design/card-list.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { cancelOwnRequest, lettersToAskFor, ownLetters, ownRequests } from '../contract/own.ts'
import { AskDialog } from './ask-dialog.tsx'
import { LetterBadge } from './letter-badge.tsx'
import { OwnLetterDrawer } from './own-letter.tsx'
import { RequestBadge } from './request-list.tsx'
import type { OwnBrief, RequestShown } from './shown.ts'
import { useWords } from './words.ts'

export function OwnLettersScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { open }: { readonly open?: string } = useSearch({ strict: false })
  const [asking, setAsking] = useState(false)
  const reading = useCall(ownLetters, {})
  const requests = useCall(ownRequests, {}).data ?? []
  const offered = useCall(lettersToAskFor, {}).data ?? []
  const show = (id: string | undefined) =>
    void navigate({ to: '/me/letters', search: (id === undefined ? {} : { open: id }) as never })
  const ask = offered.length > 0 && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAsking(true)}>
      {t('documents.ask')}
    </Button>
  )
  return (
    <Page back="/me" title={t('documents.mine')} actions={ask}>
      <Loaded reading={reading} rows={4}>
        {(found) =>
          found.length === 0 && requests.length === 0 ? (
            <Empty title={t('documents.ownNone')} hint={t('documents.ownNoneHint')}>
              {ask}
            </Empty>
          ) : (
            <>
              <Cards title={t('documents.waitsForMe')} rows={found.filter(({ waits }) => waits)} onOpen={show} />
              <Requests rows={requests} onOpen={show} />
              <Cards title={t('documents.letters')} rows={found.filter(({ waits }) => !waits)} onOpen={show} />
            </>
          )
        }
      </Loaded>
      {open && <OwnLetterDrawer key={open} id={open} onClose={() => show(undefined)} />}
      {asking && <AskDialog offered={offered} onClose={() => setAsking(false)} />}
    </Page>
  )
}

type CardsProps = { readonly title: string; readonly rows: readonly OwnBrief[]; readonly onOpen: (id: string) => void }

function Cards({ title, rows, onOpen }: CardsProps) {
  const t = useWords()
  const language = useLanguage()
  const cards = rows.map((row) => {
    const on = row.letter_on && dayText(row.letter_on, language)
    const due = row.waits && row.due_on && t('documents.answerBy', { day: dayText(row.due_on, language) })
    return {
      id: row.id,
      name: row.name,
      hint: [on, row.recipient_name, due].filter(Boolean).join(' · '),
      beside: <LetterBadge {...row} />,
    }
  })
  return <CardList title={title} rows={cards} onOpen={onOpen} />
}

type RequestsProps = { readonly rows: readonly RequestShown[]; readonly onOpen: (id: string) => void }

function Requests({ rows, onOpen }: RequestsProps) {
  const t = useWords()
  const language = useLanguage()
  const [ending, setEnding] = useState<RequestShown>()
  const cancel = useAct(cancelOwnRequest, { refreshes: [ownRequests], after: () => setEnding(undefined) })
  const cards = rows.map((row) => {
    const ready = row.status === 'asked' && t('documents.readyBy', { day: dayText(row.due_on, language) })
    const { letter_id: letterId } = row
    return {
      id: row.id,
      name: row.template_name,
      hint: [row.recipient_name, ready, row.reason].filter(Boolean).join(' · '),
      beside: (
        <Group gap="xs">
          {row.status === 'asked' && (
            <Button size="xs" variant="default" onClick={() => setEnding(row)}>
              {t('documents.cancelRequest')}
            </Button>
          )}
          {letterId && (
            <Button size="xs" variant="default" onClick={() => onOpen(letterId)}>
              {t('documents.openIt')}
            </Button>
          )}
          <RequestBadge status={row.status} />
        </Group>
      ),
    }
  })
  return (
    <CardList title={t('documents.requests')} rows={cards}>
      {ending && (
        <ConfirmDialog
          title={t('documents.cancelTitle', { name: ending.template_name })}
          action={t('documents.cancelRequest')}
          working={cancel.isPending}
          onConfirm={() => cancel.mutate({ params: { id: ending.id } })}
          onClose={() => setEnding(undefined)}
        >
          {t('documents.cancelHint')}
        </ConfirmDialog>
      )}
    </CardList>
  )
}
