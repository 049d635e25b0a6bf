/** Templates of objectives: written once, given to many. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { removeTemplate, templates } from '../contract/templates.ts'
import { GiveDialog } from './give-dialog.tsx'
import { plain } from './shown.ts'
import { TemplateDialog } from './template-dialog.tsx'
import type { Template } from './template-shown.ts'
import { useWords } from './words.ts'

const NONE: readonly Template[] = []

export function TemplatesScreen() {
  const t = useWords()
  const writes = mayEnter(useSession(), 'okrSuccessFactor.write')
  const [open, setOpen] = useState<{ readonly row: Template | undefined }>()
  const reading = useCall(templates, {})
  const columns = useMemo(
    (): readonly Column<Template>[] => [
      { id: 'name', header: t('okr.name'), always: true, phone: true, least: 200, text: ({ name }) => name },
      {
        id: 'objectives',
        header: t('okr.objectives'),
        width: 120,
        number: true,
        phone: true,
        text: ({ objectives }) => String(objectives.length),
      },
      {
        id: 'results',
        header: t('okr.keyResults'),
        width: 130,
        goes: 1,
        number: true,
        text: ({ objectives }) => String(objectives.flatMap(({ key_results }) => key_results).length),
      },
    ],
    [t],
  )
  const add = writes && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('okr.addTemplate')}
    </Button>
  )
  return (
    <Page full title={t('okr.templates')} crumb={t('okr.title')} actions={add}>
      <DataList
        id="okr-templates"
        label={t('okr.templates')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        empty={
          <Empty title={t('okr.noTemplates')} hint={t('okr.noTemplatesHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <TemplatePanel key={row.id} template={row} writes={writes} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <TemplateDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type TemplatePanelProps = {
  readonly template: Template
  readonly writes: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
}

function TemplatePanel({ template, writes, onEdit, onClose }: TemplatePanelProps) {
  const t = useWords()
  const [asking, setAsking] = useState<'give' | 'remove'>()
  const remove = useAct(removeTemplate, { refreshes: [templates], after: onClose })
  const { id, name, objectives } = template
  const rows = objectives.flatMap((objective, at) =>
    objective.key_results.map((result, place) => ({ id: `${at} ${place}`, first: place === 0, objective, result })),
  )
  return (
    <Panel
      onClose={onClose}
      head={<h2>{name}</h2>}
      foot={
        writes && (
          <Group>
            <Button onClick={() => setAsking('give')}>{t('okr.give')}</Button>
            <Button variant="default" onClick={onEdit}>
              {t('okr.edit')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setAsking('remove')}>
              {t('okr.remove')}
            </Button>
          </Group>
        )
      }
    >
      <SimpleTable
        wide
        label={t('okr.objectives')}
        rows={rows}
        rowId={(row) => row.id}
        columns={[
          {
            id: 'objective',
            header: t('okr.objective'),
            cell: ({ first, objective }) => first && `${objective.name} (${objective.weight})`,
          },
          { id: 'result', header: t('okr.keyResult'), cell: ({ result }) => result.name },
          {
            id: 'target',
            header: t('okr.target'),
            number: true,
            cell: ({ result }) => `${plain(result.target_value)} ${result.unit}`,
          },
        ]}
      />
      {asking === 'give' && <GiveDialog template={template} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('okr.removeTitle', { name })}
          action={t('okr.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(undefined)}
        >
          {t('okr.templateRemoveHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
