/** Groups of people who may claim what others may not; whoever is in none is in the default one. */

import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { categories, group, groups, removeGroup } from '../../contract/categories.ts'
import { types } from '../../contract/types.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { Group } from './group.ts'
import { GroupDialog } from './group-dialog.tsx'

type Open = { readonly what: 'edit' | 'remove'; readonly now?: Group }

export function GroupList() {
  const t = useWords()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const list = useCall(groups, {})
  const kept = useCall(categories, {}).data ?? []
  const remove = useAct(removeGroup, { refreshes: [groups, group, categories, types], after: close })
  const named = ({ is_default, name }: Group) => (is_default ? t('claims.default') : name)
  const ofGroup = (id: string) => kept.filter(({ claim_group_id }) => claim_group_id === id)
  const going = open?.what === 'remove' ? open.now : undefined
  return (
    <Section
      title={t('claims.groups')}
      hint={t('claims.groupsHint')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'edit' })}>
          {t('claims.addGroup')}
        </Button>
      }
    >
      <SimpleTable
        label={t('claims.groups')}
        reading={list}
        rows={list.data ?? []}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('claims.group'),
            cell: (row) =>
              row.is_default ? (
                named(row)
              ) : (
                <button type="button" className={classes.open} onClick={() => setOpen({ what: 'edit', now: row })}>
                  {row.name}
                </button>
              ),
          },
          {
            id: 'categories',
            header: t('claims.categories'),
            cell: ({ id }) =>
              ofGroup(id)
                .map(({ name }) => name)
                .join(t('claims.comma')) || '–',
          },
          {
            id: 'people',
            header: t('claims.people'),
            number: true,
            cell: ({ employees_count }) => employees_count,
          },
          {
            id: 'acts',
            header: '',
            cell: (row) =>
              !row.is_default && (
                <ActionIcon
                  onClick={() => setOpen({ what: 'remove', now: row })}
                  aria-label={t('claims.removeTitle', { name: row.name })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ),
          },
        ]}
      />
      {open?.what === 'edit' && <GroupDialog now={open.now} onClose={close} />}
      {going && (
        <ConfirmDialog
          title={t('claims.removeTitle', { name: going.name })}
          action={t('claims.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: going.id } })}
          onClose={close}
        >
          {t('claims.removeHint', { people: going.employees_count, categories: ofGroup(going.id).length })}
        </ConfirmDialog>
      )}
    </Section>
  )
}
