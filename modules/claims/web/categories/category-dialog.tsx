import { Stack, Switch, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { categories, changeCategory, createCategory, group, groups, statutory } from '../../contract/categories.ts'
import { types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import type { Category } from './category.ts'

type CategoryDialogProps = { readonly now: Category | undefined; readonly onClose: () => void }

/** Its name, the group it is open to, and whether anything of it may be claimed. */
export function CategoryDialog({ now, onClose }: CategoryDialogProps) {
  const t = useWords()
  const kept = useCall(groups, {}).data ?? []
  const record = useRecordForm({
    now,
    add: createCategory,
    change: changeCategory,
    values: {
      name: now?.name ?? '',
      claim_group_id: now?.claim_group_id ?? kept.find(({ is_default }) => is_default)?.id ?? '',
      is_active: now?.is_active ?? true,
      is_private: now?.is_private ?? false,
    },
    body: (body) => body,
    refreshes: [categories, groups, group, types, statutory],
    after: onClose,
    quiet: true,
  })
  const { form } = record
  return (
    <Dialog opened onClose={onClose} title={now ? t('claims.editTitle', { name: now.name }) : t('claims.addCategory')}>
      <form onSubmit={record.send}>
        <Stack gap="sm">
          <TextInput label={t('claims.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
          <ChoiceField
            label={t('claims.openTo')}
            description={t('claims.openToHint')}
            required
            allowDeselect={false}
            data={kept.map(({ id, name, is_default }) => ({
              value: id,
              label: is_default ? t('claims.everybody') : name,
            }))}
            {...form.getInputProps('claim_group_id')}
          />
          <Switch
            label={t('claims.is_active')}
            description={t('claims.categoryActiveHint')}
            {...form.getInputProps('is_active', { type: 'checkbox' })}
          />
          <Switch
            label={t('claims.is_private')}
            description={t('claims.is_private.hint')}
            {...form.getInputProps('is_private', { type: 'checkbox' })}
          />
        </Stack>
        <FormFoot working={record.working} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
