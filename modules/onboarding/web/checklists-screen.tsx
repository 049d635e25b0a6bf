/** What is to be done when somebody joins or leaves, kept as lists. */

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { checklists, removeChecklist } from '../contract/checklists.ts'
import { ChecklistDialog } from './checklist-dialog.tsx'
import type { ChecklistShown } from './checklist-shown.ts'
import classes from './onboarding.module.css'
import { useTaskName } from './task-name.ts'
import { useWords } from './words.ts'

const NONE: readonly ChecklistShown[] = []

export function ChecklistsScreen() {
  const t = useWords()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: ChecklistShown | undefined }>()
  const list = useCall(checklists, {})
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('onboarding.addList')}
    </Button>
  )
  return (
    <Page full title={t('onboarding.checklists')} crumb={t('onboarding.crumb')} actions={add}>
      <DataList
        id="checklists"
        label={t('onboarding.checklists')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        empty={
          <Empty title={t('onboarding.noList')} hint={t('onboarding.noListHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <ChecklistPanel key={row.id} checklist={row} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <ChecklistDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type ChecklistPanelProps = {
  readonly checklist: ChecklistShown
  readonly onEdit: () => void
  readonly onClose: () => void
}

function ChecklistPanel({ checklist: { id, name, kind, tasks }, onEdit, onClose }: ChecklistPanelProps) {
  const t = useWords()
  const nameOf = useTaskName()
  const [removing, setRemoving] = useState(false)
  const remove = useAct(removeChecklist, { refreshes: [checklists], after: onClose })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <span className="muted">{t(`onboarding.kind.${kind}`)}</span>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('onboarding.edit')}
          </Button>
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('onboarding.remove')}
          </Button>
        </Group>
      }
    >
      {tasks.map((task) => (
        <div key={task.id} className={classes.task}>
          <div className={classes.text}>
            {nameOf(task)}
            <br />
            <small className="muted">
              {`${t(`onboarding.owner.${task.owner}`)} · ${t('onboarding.dueDays', { days: String(task.due_days) })}`}
            </small>
          </div>
        </div>
      ))}
      {removing && (
        <ConfirmDialog
          title={t('onboarding.removeListTitle', { name })}
          action={t('onboarding.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('onboarding.removeListHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<ChecklistShown>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('onboarding.listName'), always: true, phone: true, least: 180, text: (row) => row.name },
      {
        id: 'kind',
        header: t('onboarding.kind'),
        width: 120,
        phone: true,
        text: (row) => t(`onboarding.kind.${row.kind}`),
      },
      {
        id: 'department',
        header: t('onboarding.department'),
        width: 170,
        goes: 2,
        text: (row) => row.department ?? t('onboarding.everybody'),
      },
      {
        id: 'position',
        header: t('onboarding.position'),
        width: 170,
        goes: 1,
        text: (row) => row.position ?? t('onboarding.everybody'),
      },
      { id: 'tasks', header: t('onboarding.tasks'), width: 90, number: true, text: (row) => String(row.tasks.length) },
      {
        id: 'active',
        header: t('onboarding.active'),
        width: 110,
        text: (row) => t(row.is_active ? 'onboarding.on' : 'onboarding.off'),
        cell: (row) => (
          <StatusBadge tone={row.is_active ? 'good' : 'plain'}>
            {t(row.is_active ? 'onboarding.on' : 'onboarding.off')}
          </StatusBadge>
        ),
      },
    ],
    [t],
  )
}
