/** What people of all companies agree to before they ask: written by version, one in force at a time. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MarkdownText } from '#design/markdown/markdown-text.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { wholeText } from '#platform/words/format.ts'
import { changeTemplateStatus, templates } from '../contract/operated.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { useWords } from './words.ts'

type Template = DataOf<typeof templates>[number]
const NONE: readonly Template[] = []

export function AcknowledgementScreen() {
  const t = useWords()
  const list = useCall(templates, {})
  const [open, setOpen] = useState<{ readonly row: Template | undefined }>()
  const columns = useMemo(() => columnsOf(t), [t])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('assistant.addTemplate')}
    </Button>
  )
  return (
    <Page full title={t('assistant.templates')} crumb={t('assistant.operations')} actions={add}>
      <DataList
        id="assistant-acknowledgements"
        label={t('assistant.templates')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        columns={columns}
        empty={
          <Empty title={t('assistant.noTemplates')} hint={t('assistant.noTemplatesHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <TemplatePanel key={row.id} row={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <TemplateDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

const columnsOf = (t: ReturnType<typeof useWords>): readonly Column<Template>[] => [
  { id: 'title', header: t('assistant.heading'), always: true, phone: true, text: ({ title }) => title },
  {
    id: 'version',
    header: t('assistant.version'),
    width: 100,
    number: true,
    text: ({ version }) => wholeText(version),
    sort: ({ version }) => version,
  },
  {
    id: 'status',
    header: t('assistant.standing'),
    width: 140,
    phone: true,
    text: ({ status }) => t(status === 1 ? 'assistant.inForce' : 'assistant.notInForce'),
  },
  {
    id: 'accepted',
    header: t('assistant.agreed'),
    width: 120,
    number: true,
    text: ({ accepted }) => wholeText(accepted),
    sort: ({ accepted }) => accepted,
    searched: false,
  },
]

type PanelProps = { readonly row: Template; readonly onEdit: () => void; readonly onClose: () => void }

function TemplatePanel({ row, onEdit, onClose }: PanelProps) {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const put = useAct(changeTemplateStatus, { refreshes: [templates], after: () => setAsking(false) })
  const isActive = row.status === 1
  const action = t(isActive ? 'assistant.takeOut' : 'assistant.putInForce')
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.title}</h2>
          <StatusBadge tone={isActive ? 'good' : 'plain'}>
            {t(isActive ? 'assistant.inForce' : 'assistant.notInForce')}
          </StatusBadge>
        </>
      }
      foot={
        <Group>
          <Button variant="default" disabled={row.accepted > 0} onClick={onEdit}>
            {t('assistant.edit')}
          </Button>
          <Button onClick={() => setAsking(true)}>{action}</Button>
        </Group>
      }
    >
      {row.accepted > 0 && <p className="muted">{t('assistant.wasAccepted')}</p>}
      <Facts
        facts={[
          [t('assistant.version'), wholeText(row.version)],
          [t('assistant.agreed'), wholeText(row.accepted)],
          [t('assistant.contentEn'), <MarkdownText key="en" text={row.content_en} lang="en" />],
          [t('assistant.headingZh'), row.title_zh],
          [t('assistant.contentZh'), <MarkdownText key="zh" text={row.content_zh} lang="zh-Hant" />],
        ]}
      />
      {asking && (
        <ConfirmDialog
          title={t(isActive ? 'assistant.takeOutTitle' : 'assistant.putInForceTitle', { title: row.title })}
          action={action}
          working={put.isPending}
          onConfirm={() => put.mutate({ body: { id: row.id, status: isActive ? 0 : 1 } })}
          onClose={() => setAsking(false)}
        >
          {t(isActive ? 'assistant.takeOutHint' : 'assistant.putInForceHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
