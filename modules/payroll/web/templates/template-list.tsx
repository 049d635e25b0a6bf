/** Pay templates: what each holds, and from here given to people. */

import { Button, Group } from '@mantine/core'
import { IconPlus, IconUsersPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { wholeText } from '#platform/words/format.ts'
import { comma } from '#platform/words/web/words.ts'
import { removeTemplate, templates } from '../../contract/pay-templates.ts'
import { amountText } from '../items/items-view.tsx'
import { useWords } from '../words.ts'
import { GiveDialog } from './give-dialog.tsx'
import type { Template } from './template.ts'
import { TemplateDialog } from './template-dialog.tsx'

const NONE: readonly Template[] = []
type Open =
  | { readonly what: 'edit'; readonly now: Template | undefined }
  | { readonly what: 'give'; readonly now: Template }

/** The list, and what is done with it; where that stands is for the page around it. */
export function useTemplateList() {
  const t = useWords()
  const list = useCall(templates, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'edit', now: undefined })}>
      {t('payroll.addTemplate')}
    </Button>
  )
  return {
    actions: add,
    list: (
      <>
        <DataList
          id="pay-templates"
          label={t('payroll.templates')}
          reading={list}
          rows={list.data ?? NONE}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          columns={useColumns()}
          empty={
            <Empty title={t('payroll.noTemplates')} hint={t('payroll.noTemplatesHint')}>
              {add}
            </Empty>
          }
          peek={(row, onClose) => (
            <TemplatePanel
              key={row.id}
              template={row}
              onEdit={() => setOpen({ what: 'edit', now: row })}
              onGive={() => setOpen({ what: 'give', now: row })}
              onClose={onClose}
            />
          )}
        />
        {open?.what === 'edit' && <TemplateDialog now={open.now} onClose={close} />}
        {open?.what === 'give' && <GiveDialog template={open.now} onClose={close} />}
      </>
    ),
  }
}

function useColumns(): readonly Column<Template>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('payroll.template'), always: true, phone: true, least: 160, text: ({ name }) => name },
      {
        id: 'items',
        header: t('payroll.view.items'),
        least: 220,
        phone: true,
        text: ({ items }) => items.map(({ type_label }) => type_label).join(comma()),
      },
      {
        id: 'count',
        header: t('payroll.itemCount'),
        width: 100,
        number: true,
        goes: 1,
        text: ({ items }) => wholeText(items.length),
        sort: ({ items }) => items.length,
      },
      { id: 'note', header: t('payroll.note'), least: 140, goes: 2, text: ({ note }) => note ?? '' },
    ],
    [t],
  )
}

type TemplatePanelProps = {
  readonly template: Template
  readonly onEdit: () => void
  readonly onGive: () => void
  readonly onClose: () => void
}

/** Removing needs no question: the notice of it takes it back. */
function TemplatePanel({ template, onEdit, onGive, onClose }: TemplatePanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const mayGive = mayEnter(useSession(), 'payroll')
  const remove = useAct(removeTemplate, { refreshes: [templates], after: onClose })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{template.name}</h2>
          {template.note && <p>{template.note}</p>}
        </>
      }
      foot={
        <Group gap="xs">
          <MayButton
            leftSection={<IconUsersPlus size={16} />}
            closed={mayGive ? undefined : t('payroll.mayNotGive')}
            onClick={onGive}
          >
            {t('payroll.give')}
          </MayButton>
          <Button variant="default" onClick={onEdit}>
            {t('payroll.changeTemplate')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: template.id } })}
          >
            {t('payroll.removeItem')}
          </Button>
        </Group>
      }
    >
      <Facts
        facts={template.items.map((item) => [
          item.note ? `${item.type_label} · ${item.note}` : item.type_label,
          amountText(item, currency, t),
        ])}
      />
    </Panel>
  )
}
