/** A group: its people and its categories, each of whom is in one group only. What comes over and what goes is said. */

import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { PeoplePicker, type PickedPerson } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { categories, changeGroup, createGroup, group, groups } from '../../contract/categories.ts'
import { types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import type { Group } from './group.ts'

type Detail = DataOf<typeof group>
type GroupDialogProps = { readonly now: Group | undefined; readonly onClose: () => void }

export function GroupDialog({ now, onClose }: GroupDialogProps) {
  const t = useWords()
  const reading = useCall(group, { params: { id: now?.id ?? '' } }, { enabled: now !== undefined })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={now ? t('claims.editTitle', { name: now.name }) : t('claims.addGroup')}
    >
      {now ? (
        <Loaded reading={reading} rows={4}>
          {(detail) => <Fields key={detail.id} detail={detail} onClose={onClose} />}
        </Loaded>
      ) : (
        <Fields onClose={onClose} />
      )}
    </Dialog>
  )
}

const MOST_PEOPLE = 20_000

function Fields({ detail, onClose }: { readonly detail?: Detail; readonly onClose: () => void }) {
  const t = useWords()
  const kept = useCall(categories, {}).data ?? []
  const members = detail?.employees ?? []
  const before = members.map(({ id }) => id)
  const [picked, setPicked] = useState<readonly PickedPerson[]>(members)
  const chosen = picked.map(({ id }) => id)
  const [come, go] = [
    chosen.filter((id) => !before.includes(id)).length,
    before.filter((id) => !chosen.includes(id)).length,
  ]
  const record = useRecordForm({
    now: detail,
    add: createGroup,
    change: changeGroup,
    values: {
      name: detail?.name ?? '',
      category_ids: detail?.categories.map(({ id }) => id) ?? [],
    },
    body: (values) => ({ ...values, employee_ids: chosen }),
    refreshes: [groups, group, categories, types],
    after: onClose,
    quiet: true,
  })
  const { form } = record
  return (
    <form onSubmit={record.send}>
      <Stack gap="sm">
        <TextInput label={t('claims.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
        <ChoicesField
          label={t('claims.categories')}
          description={t('claims.groupCategoriesHint')}
          data={kept.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('category_ids')}
        />
        <PeoplePicker
          label={t('claims.people')}
          description={t('claims.groupPeopleHint')}
          most={MOST_PEOPLE}
          value={picked}
          onChange={setPicked}
          error={form.errors.employee_ids}
        />
        {(come > 0 || go > 0) && (
          <Text c="dimmed" role="status">
            {t('claims.groupChange', { come, go })}
          </Text>
        )}
      </Stack>
      <FormFoot working={record.working} onCancel={onClose} />
    </form>
  )
}
