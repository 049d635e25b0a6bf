/** Letters about people to others, and what people ask to have written. */
import { Button, SegmentedControl } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { letterRequests, lettersToOthers } from '../contract/third-party.ts'
import { LetterBadge } from './letter-badge.tsx'
import { useLetterColumns } from './letter-columns.ts'
import { LetterPanel } from './letter-panel.tsx'
import { RequestList } from './request-list.tsx'
import type { LetterBrief, RequestShown } from './shown.ts'
import { useWords } from './words.ts'
import { WriteDialog } from './write-dialog.tsx'

const NONE: readonly LetterBrief[] = []
const PATH = '/app/documents/letter/3rd/party'

export function ThirdPartyScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { show }: { readonly show?: string } = useSearch({ strict: false })
  const asked = useCall(letterRequests, { query: {} })
  const waiting = (asked.data ?? []).filter(({ status }) => status === 'asked').length
  const [writing, setWriting] = useState<{ readonly request?: RequestShown }>()
  const go = (search: object) => void navigate({ to: PATH, search: search as never })
  return (
    <Page
      full
      title={t('documents.toOthers')}
      crumb={t('documents.crumb')}
      actions={
        <>
          <SegmentedControl
            aria-label={t('documents.toOthers')}
            value={show === 'asked' ? 'asked' : 'letters'}
            onChange={(chosen) => go(chosen === 'asked' ? { show: 'asked' } : {})}
            data={[
              { value: 'letters', label: t('documents.letters') },
              { value: 'asked', label: t('documents.askedFor', { count: waiting }) },
            ]}
          />
          <Button leftSection={<IconPencil size={16} />} onClick={() => setWriting({})}>
            {t('documents.write')}
          </Button>
        </>
      }
    >
      {show === 'asked' ? (
        <RequestList reading={asked} onWrite={(request) => setWriting({ request })} />
      ) : (
        <Letters onWrite={() => setWriting({})} />
      )}
      {writing && (
        <WriteDialog
          audience="third_party"
          request={writing.request}
          onDone={(id) => {
            setWriting(undefined)
            go({ open: id })
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Page>
  )
}

function Letters({ onWrite }: { readonly onWrite: () => void }) {
  const t = useWords()
  const reading = useCall(lettersToOthers, { query: {} })
  const columns = useLetterColumns(
    [{ id: 'to', header: t('documents.recipient'), least: 140, goes: 4, text: (row) => row.recipient_name ?? '' }],
    (row) => <LetterBadge {...row} />,
  )
  return (
    <DataList
      id="letters-to-others"
      label={t('documents.toOthers')}
      reading={reading}
      rows={reading.data ?? NONE}
      rowId={({ id }) => id}
      rowName={({ full_name, name }) => `${full_name} · ${name}`}
      columns={columns}
      tabs={[
        { id: 'all', label: t('documents.tab.all'), matches: () => true },
        { id: 'drafts', label: t('documents.tab.drafts'), matches: ({ status }) => status === 'draft' },
      ]}
      empty={
        <Empty title={t('documents.noOthers')} hint={t('documents.noOthersHint')}>
          <Button onClick={onWrite}>{t('documents.write')}</Button>
        </Empty>
      }
      peekWidth="wide"
      peek={({ id }, shut) => <LetterPanel key={id} id={id} audience="third_party" onClose={shut} />}
    />
  )
}
