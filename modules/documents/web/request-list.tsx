/** What people ask to have written: write it, or refuse with a reason. */
import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty, type Reading } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { letterRequests, refuseRequest } from '../contract/third-party.ts'
import type { RequestStatus } from '../model/letter.ts'
import type { RequestShown } from './shown.ts'
import { useWords } from './words.ts'

const NONE: readonly RequestShown[] = []
const tones = { asked: 'warn', issued: 'good', refused: 'bad', cancelled: 'plain' } as const

export function RequestBadge({ status }: { readonly status: RequestStatus }) {
  const t = useWords()
  return <StatusBadge tone={tones[status]}>{t(`documents.request.${status}`)}</StatusBadge>
}

type RequestListProps = {
  readonly reading: Reading & { readonly data?: readonly RequestShown[] | undefined }
  readonly onWrite: (request: RequestShown) => void
}

export function RequestList({ reading, onWrite }: RequestListProps) {
  const t = useWords()
  const columns = useColumns()
  return (
    <DataList
      id="letter-requests"
      label={t('documents.requests')}
      reading={reading}
      rows={reading.data ?? NONE}
      rowId={({ id }) => id}
      rowName={({ full_name, template_name }) => `${full_name} · ${template_name}`}
      columns={columns}
      tabs={[
        { id: 'open', label: t('documents.request.asked'), matches: ({ status }) => status === 'asked' },
        { id: 'done', label: t('documents.tab.decided'), matches: ({ status }) => status !== 'asked' },
      ]}
      empty={<Empty title={t('documents.noRequests')} hint={t('documents.noRequestsHint')} />}
      peek={(row, shut) => <RequestPanel key={row.id} request={row} onWrite={() => onWrite(row)} onClose={shut} />}
    />
  )
}

type RequestPanelProps = {
  readonly request: RequestShown
  readonly onWrite: () => void
  readonly onClose: () => void
}

function RequestPanel({ request, onWrite, onClose }: RequestPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [refusing, setRefusing] = useState(false)
  const refuse = useAct(refuseRequest, { refreshes: [letterRequests], after: () => setRefusing(false) })
  const { id, full_name, staff_id, template_name, status } = request
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{template_name}</h2>
          <RequestBadge status={status} />
        </>
      }
      foot={
        status === 'asked' && (
          <Group>
            <Button onClick={onWrite}>{t('documents.writeIt')}</Button>
            <Button variant="default" onClick={() => setRefusing(true)}>
              {t('documents.refuse')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('documents.person'), `${full_name} · ${staff_id}`],
          [t('documents.recipient'), request.recipient_name],
          [t('documents.recipientAddress'), request.recipient_address],
          [t('documents.purpose'), request.purpose],
          [t('documents.languages'), t(`documents.language.${request.language}`)],
          [t('documents.askedAt'), momentText(request.asked_at, language, zone)],
          [t('documents.due'), dayText(request.due_on, language)],
          [t('documents.decidedBy'), request.decided_by_name],
          [t('documents.reason'), request.reason],
        ]}
      />
      {refusing && (
        <ReasonDialog
          title={t('documents.refuseTitle', { name: template_name })}
          action={t('documents.refuse')}
          reason={t('documents.reason')}
          working={refuse.isPending}
          onConfirm={(reason) => refuse.mutate({ params: { id }, body: { reason } })}
          onClose={() => setRefusing(false)}
        >
          {t('documents.refuseHint', { person: full_name })}
        </ReasonDialog>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<RequestShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('documents.person'),
        always: true,
        phone: true,
        least: 150,
        text: (row) => row.full_name,
      },
      { id: 'letter', header: t('documents.letterName'), least: 150, goes: 3, text: (row) => row.template_name },
      { id: 'to', header: t('documents.recipient'), least: 140, goes: 2, text: (row) => row.recipient_name },
      {
        id: 'due',
        header: t('documents.due'),
        width: 120,
        phone: true,
        text: (row) => dayText(row.due_on, language),
        sort: (row) => row.due_on,
      },
      {
        id: 'status',
        header: t('documents.status'),
        width: 120,
        goes: 1,
        text: (row) => t(`documents.request.${row.status}`),
        cell: (row) => <RequestBadge status={row.status} />,
      },
    ],
    [t, language],
  )
}
