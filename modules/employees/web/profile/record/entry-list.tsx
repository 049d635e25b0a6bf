/** A list of the profile: entries below each other, each opened in its place, with what may be done to it. */
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import type { OfPerson, OneOfPerson } from '../../../contract/record/entry.ts'
import classes from '../../employees.module.css'
import type { FieldSpec } from '../../fields/any-field.tsx'
import { useWords } from '../../words.ts'
import { EntryForm } from './entry-form.tsx'

type Entry = { readonly id: string; readonly revision: number }
type Rows<Row> = { readonly response: z.ZodType<Row[]> }
type OfOne = { readonly params: typeof OfPerson }
type OfEntry = { readonly params: typeof OneOfPerson }
type Sent = { readonly body: z.ZodType }
type EntryCalls<Row> = {
  readonly list: Endpoint & OfOne & Rows<Row>
  readonly add: Endpoint & OfOne & Sent & Rows<Row>
  readonly change: Endpoint & OfEntry & Sent & Rows<Row>
  readonly remove: Endpoint & OfEntry & Rows<Row>
}

type EntryListProps<Row extends Entry> = {
  readonly id: string
  readonly title: string
  readonly calls: EntryCalls<Row>
  readonly fields: readonly FieldSpec[]
  readonly files?: readonly string[]
  readonly mayEdit: boolean
  readonly empty: string
  readonly addWord: string
  readonly name: (row: Row) => string
  readonly shown: (row: Row) => ReactNode
  readonly foot?: ReactNode
}

export function EntryList<Row extends Entry>(list: EntryListProps<Row>) {
  const t = useWords()
  const { id, calls, mayEdit } = list
  const reading = useCall(calls.list, { params: { id } })
  const [open, setOpen] = useState<string>()
  const [leaving, setLeaving] = useState<Row>()
  const close = () => setOpen(undefined)
  const doing = { refreshes: [calls.list], after: close, quiet: true }
  const add = useAct(calls.add, doing)
  const change = useAct(calls.change, doing)
  const remove = useAct(calls.remove, { refreshes: [calls.list], after: () => setLeaving(undefined) })
  return (
    <>
      <div className={classes.part}>
        <h2>{list.title}</h2>
        {mayEdit && open !== NEW && (
          <Button variant="default" size="compact-sm" leftSection={<IconPlus size={13} />} onClick={() => setOpen(NEW)}>
            {list.addWord}
          </Button>
        )}
      </div>
      {open === NEW && (
        <EntryForm
          fields={list.fields}
          files={list.files}
          working={add.isPending}
          onCancel={close}
          onSend={(body, file, refused) => add.mutate({ params: { id }, body, file }, { onError: refused })}
        />
      )}
      <Loaded reading={reading} rows={4}>
        {(rows) =>
          rows.length === 0 && open !== NEW ? (
            <Empty title={list.empty} />
          ) : (
            <ul className={classes.entries}>
              {rows.map((row) => (
                <li key={row.id}>
                  {open === row.id ? (
                    <EntryForm
                      fields={list.fields}
                      files={list.files}
                      now={row}
                      working={change.isPending}
                      onCancel={close}
                      onSend={(body, file, refused) =>
                        change.mutate({ params: { id, entry: row.id }, body, file }, { onError: refused })
                      }
                    />
                  ) : (
                    <div className={classes.entry}>
                      <div>{list.shown(row)}</div>
                      {mayEdit && (
                        <div className={classes.entryActs}>
                          <ActionIcon
                            aria-label={t('employees.editOne', { name: list.name(row) })}
                            onClick={() => setOpen(row.id)}
                          >
                            <IconPencil size={15} />
                          </ActionIcon>
                          <ActionIcon
                            aria-label={t('employees.removeOne', { name: list.name(row) })}
                            onClick={() => setLeaving(row)}
                          >
                            <IconTrash size={15} />
                          </ActionIcon>
                        </div>
                      )}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {list.foot}
      {leaving && (
        <ConfirmDialog
          title={t('employees.removeOne', { name: list.name(leaving) })}
          action={t('employees.remove')}
          danger
          working={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => remove.mutate({ params: { id, entry: leaving.id } })}
        >
          {t('employees.removeHint')}
        </ConfirmDialog>
      )}
    </>
  )
}

const NEW = 'new'
