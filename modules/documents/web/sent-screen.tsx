/** Letters to people: who has read, signed or declined, and who is still waited for. */
import { Button } from '@mantine/core'
import { IconPencil, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useToday } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { lettersSent, remindOfLetters } from '../contract/letters.ts'
import { LetterBadge } from './letter-badge.tsx'
import { useLetterColumns } from './letter-columns.ts'
import { LetterPanel } from './letter-panel.tsx'
import { SendDialog } from './send-dialog.tsx'
import type { LetterBrief } from './shown.ts'
import { useWords } from './words.ts'
import { WriteDialog } from './write-dialog.tsx'

const NONE: readonly LetterBrief[] = []

export function SentScreen() {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'send' | 'write'>()
  const close = () => setOpen(undefined)
  const reading = useCall(lettersSent, { query: {} })
  const remind = useAct(remindOfLetters, { refreshes: [lettersSent] })
  const today = useToday()
  const columns = useLetterColumns(
    [
      {
        id: 'due',
        header: t('documents.due'),
        width: 120,
        goes: 4,
        text: (row) => (row.due_on ? dayText(row.due_on, language) : ''),
        sort: (row) => row.due_on ?? '',
      },
    ],
    (row) => <LetterBadge {...row} />,
  )
  const send = (
    <Button leftSection={<IconSend size={16} />} onClick={() => setOpen('send')}>
      {t('documents.send')}
    </Button>
  )
  const goTo = (id: string) => {
    close()
    void navigate({ to: '/app/documents/letter/sent', search: { open: id } as never })
  }
  return (
    <Page
      full
      title={t('documents.sent')}
      crumb={t('documents.crumb')}
      actions={
        <>
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setOpen('write')}>
            {t('documents.write')}
          </Button>
          {send}
        </>
      }
    >
      <DataList
        id="letters-sent"
        label={t('documents.sent')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ full_name, name }) => `${full_name} · ${name}`}
        columns={columns}
        tabs={[
          { id: 'all', label: t('documents.tab.all'), matches: () => true },
          { id: 'waiting', label: t('documents.tab.waiting'), matches: ({ waits }) => waits },
          {
            id: 'late',
            label: t('documents.tab.late'),
            matches: ({ waits, due_on }) => waits && (due_on ?? today) < today,
          },
          { id: 'drafts', label: t('documents.tab.drafts'), matches: ({ status }) => status === 'draft' },
        ]}
        bulk={(chosen, clear) => {
          const ids = chosen.filter(({ waits }) => waits).map(({ id }) => id)
          return (
            <Button
              size="xs"
              disabled={ids.length === 0}
              loading={remind.isPending}
              onClick={() => remind.mutate({ body: { ids } }, { onSuccess: clear })}
            >
              {t('documents.remindMany', { count: ids.length })}
            </Button>
          )
        }}
        empty={
          <Empty title={t('documents.noLetters')} hint={t('documents.noLettersHint')}>
            {send}
          </Empty>
        }
        peekWidth="wide"
        peek={({ id }, shut) => <LetterPanel key={id} id={id} audience="employee" onClose={shut} />}
      />
      {open === 'send' && <SendDialog onClose={close} />}
      {open === 'write' && <WriteDialog audience="employee" onDone={goTo} onClose={close} />}
    </Page>
  )
}
