/** Templates of letters; the usual ones come with one press. */

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { addStandardTemplates, changeTemplate, letterTemplates, removeTemplate } from '../contract/templates.ts'
import { audiences } from '../model/letter.ts'
import { LetterText } from './letter-text.tsx'
import type { Template } from './shown.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { useWords } from './words.ts'

const NONE: readonly Template[] = []

export function TemplatesScreen() {
  const t = useWords()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: Template | undefined }>()
  const reading = useCall(letterTemplates, {})
  const standard = useAct(addStandardTemplates, { refreshes: [letterTemplates] })
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('documents.addTemplate')}
    </Button>
  )
  const usual = (
    <Button variant="default" loading={standard.isPending} onClick={() => standard.mutate({})}>
      {t('documents.addStandard')}
    </Button>
  )
  return (
    <Page
      full
      title={t('documents.templates')}
      crumb={t('documents.crumb')}
      actions={
        <>
          {usual}
          {add}
        </>
      }
    >
      <DataList
        id="letter-templates"
        label={t('documents.templates')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        tabs={[
          { id: 'active', label: t('documents.tab.active'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('documents.tab.off'), matches: ({ is_active }) => !is_active },
        ]}
        filters={[
          {
            id: 'audience',
            label: t('documents.audience'),
            options: audiences.map((one) => ({ value: one, label: t(`documents.audience.${one}`) })),
            matches: ({ audience }, value) => audience === value,
          },
        ]}
        empty={
          <Empty title={t('documents.noTemplates')} hint={t('documents.noTemplatesHint')}>
            {usual}
          </Empty>
        }
        peek={(row, close) => (
          <TemplatePanel key={row.id} template={row} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <TemplateDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type TemplatePanelProps = {
  readonly template: Template
  readonly onEdit: () => void
  readonly onClose: () => void
}

function TemplatePanel({ template, onEdit, onClose }: TemplatePanelProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const refreshes = [letterTemplates]
  const change = useAct(changeTemplate, { refreshes })
  const remove = useAct(removeTemplate, { refreshes, after: onClose })
  const { id, name, audience, answer, answer_days, on_request, is_active, is_used, uses_pay, asks } = template
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'documents.tab.active' : 'documents.tab.off')}
          </StatusBadge>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('documents.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'documents.switchOff' : 'documents.switchOn')}
          </Button>
          {!is_used && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('documents.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('documents.audience'), t(`documents.audience.${audience}`)],
          [t('documents.answer'), audience === 'employee' ? t(`documents.answer.${answer}`) : null],
          [t('documents.answerDays'), answer_days],
          [
            t('documents.onRequest'),
            audience === 'third_party' ? t(on_request ? 'documents.yes' : 'documents.no') : null,
          ],
          [t('documents.tellsPay'), uses_pay ? t('documents.yes') : null],
          [t('documents.asks'), asks.join(comma())],
        ]}
      />
      <LetterText letter={template} />
      {removing && (
        <ConfirmDialog
          title={t('documents.removeTitle', { name })}
          action={t('documents.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('documents.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<Template>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('documents.name'), always: true, phone: true, least: 180, text: (row) => row.name },
      {
        id: 'audience',
        header: t('documents.audience'),
        width: 170,
        phone: true,
        text: (row) => t(`documents.audience.${row.audience}`),
      },
      {
        id: 'language',
        header: t('documents.languages'),
        width: 150,
        goes: 3,
        text: (row) => t(`documents.language.${row.language}`),
      },
      {
        id: 'answer',
        header: t('documents.answer'),
        width: 150,
        goes: 2,
        text: (row) => (row.audience === 'employee' ? t(`documents.answer.${row.answer}`) : ''),
      },
      {
        id: 'asked',
        header: t('documents.onRequest'),
        width: 160,
        goes: 1,
        text: (row) => (row.on_request ? t('documents.yes') : ''),
      },
    ],
    [t],
  )
}
