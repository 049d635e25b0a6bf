/** Types of recognition: the three that every company has, and its own. */
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
import { badges, changeBadge, removeBadge } from '../contract/badges.ts'
import { BadgeDialog } from './badge-dialog.tsx'
import { BadgeMark, useNamed } from './badge-mark.tsx'
import type { BadgeShown } from './shown.ts'
import { useWords } from './words.ts'

const NONE: readonly BadgeShown[] = []

export function TypesScreen() {
  const t = useWords()
  const named = useNamed()
  const [open, setOpen] = useState<{ readonly row: BadgeShown | undefined }>()
  const reading = useCall(badges, {})
  const columns = useMemo(
    (): readonly Column<BadgeShown>[] => [
      {
        ...{ id: 'name', header: t('rewards.type'), always: true, phone: true, least: 180 },
        text: (row) => named(row.name, row.name_zh),
        cell: (row) => <BadgeMark icon={row.icon} colour={row.colour} name={named(row.name, row.name_zh)} />,
      },
      {
        ...{ id: 'points', header: t('rewards.points'), width: 110, number: true, phone: true },
        text: ({ points }) => String(points),
        sort: ({ points }) => points,
      },
      {
        ...{ id: 'by', header: t('rewards.givenBy'), width: 160 },
        text: ({ given_by }) => t(`rewards.by.${given_by}`),
      },
      {
        ...{ id: 'kind', header: t('rewards.kind'), width: 140, goes: 1 },
        text: ({ standard }) => t(standard === null ? 'rewards.ownType' : 'rewards.standardType'),
      },
    ],
    [t, named],
  )
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('rewards.addType')}
    </Button>
  )
  return (
    <Page full title={t('rewards.types')} crumb={t('rewards.crumb')} actions={add}>
      <DataList
        id="reward-types"
        label={t('rewards.types')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name, name_zh }) => named(name, name_zh)}
        columns={columns}
        tabs={[
          { id: 'offered', label: t('rewards.offered'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('rewards.off'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('rewards.noTypes')} hint={t('rewards.noTypesHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <TypePanel key={row.id} badge={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <BadgeDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

type TypePanelProps = { readonly badge: BadgeShown; readonly onEdit: () => void; readonly onClose: () => void }

function TypePanel({ badge, onEdit, onClose }: TypePanelProps) {
  const t = useWords()
  const named = useNamed()
  const [removing, setRemoving] = useState(false)
  const change = useAct(changeBadge, { refreshes: [badges] })
  const remove = useAct(removeBadge, { refreshes: [badges], after: onClose })
  const { id, is_active, standard } = badge
  const name = named(badge.name, badge.name_zh)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>
            <BadgeMark icon={badge.icon} colour={badge.colour} name={name} />
          </h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'rewards.offered' : 'rewards.off')}
          </StatusBadge>
        </>
      }
      foot={
        <Group gap="xs">
          <Button variant="default" onClick={onEdit}>
            {t('rewards.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'rewards.shut' : 'rewards.offer')}
          </Button>
          {standard === null && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('rewards.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('rewards.name'), badge.name],
          [t('rewards.nameZh'), badge.name_zh],
          [t('rewards.points'), badge.points],
          [t('rewards.givenBy'), t(`rewards.by.${badge.given_by}`)],
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('rewards.removeTitle', { name })}
          action={t('rewards.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('rewards.removeTypeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
