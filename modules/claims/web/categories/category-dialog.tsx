import { Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { categories, changeCategory, createCategory, group, groups, statutory } from '../../contract/categories.ts'
import { types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import type { Category } from './category.ts'

type CategoryDialogProps = { readonly now: Category | undefined; readonly onClose: () => void }

/** Its name, the group it is open to, and whether anything of it may be claimed. */
export function CategoryDialog({ now, onClose }: CategoryDialogProps) {
  const t = useWords()
  const kept = useCall(groups, {}).data ?? []
  const doing = { refreshes: [categories, groups, group, types, statutory], after: onClose, quiet: true }
  const [add, change] = [useAct(createCategory, doing), useAct(changeCategory, doing)]
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      claim_group_id: now?.claim_group_id ?? kept.find(({ is_default }) => is_default)?.id ?? '',
      is_active: now?.is_active ?? true,
      is_private: now?.is_private ?? false,
    },
  })
  const send = form.onSubmit((body) => {
    const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
    if (now) change.mutate({ params: { id: now.id }, body }, { onError })
    else add.mutate({ body }, { onError })
  })
  return (
    <Dialog opened onClose={onClose} title={now ? t('claims.editTitle', { name: now.name }) : t('claims.addCategory')}>
      <form onSubmit={send}>
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
        <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
