/** Categories of own reports: added, renamed in place, removed while they hold none. */
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import { Empty, Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { colon } from '#platform/words/web/words.ts'
import {
  changeCategory,
  createCategory,
  malaysianCategories,
  removeCategory,
  templates,
} from '../../contract/templates.ts'
import { useWords } from '../words.ts'

const refreshes = [malaysianCategories, templates]

export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const list = useCall(malaysianCategories, {})
  const add = useAct(createCategory, { refreshes })
  const form = useForm({ initialValues: { name: '' } })
  const send = form.onSubmit((body) =>
    add.mutate({ body }, { onSuccess: () => form.reset(), onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('payreports.categories')}>
      <Stack gap="sm">
        <Loaded reading={list} rows={3}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={t('payreports.noCategories')} />
            ) : (
              rows.map((row) => <Category key={row.id} of={row} />)
            )
          }
        </Loaded>
        <form onSubmit={send}>
          <Group align="end" gap="xs">
            <TextInput
              style={{ flex: 1 }}
              label={t('payreports.addCategory')}
              required
              maxLength={255}
              {...form.getInputProps('name')}
            />
            <Button type="submit" loading={add.isPending} leftSection={<IconPlus size={16} />}>
              {t('payreports.addCategory')}
            </Button>
          </Group>
        </form>
      </Stack>
    </Dialog>
  )
}

function Category({ of }: { readonly of: DataOf<typeof malaysianCategories>[number] }) {
  const t = useWords()
  const change = useAct(changeCategory, { refreshes })
  const remove = useAct(removeCategory, { refreshes })
  const form = useForm({ initialValues: { name: of.name } })
  const send = form.onSubmit((body) =>
    change.mutate(
      { params: { id: of.id }, body },
      { onSuccess: () => form.resetDirty(), onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <form onSubmit={send}>
      <Group align="end" gap="xs">
        <TextInput
          style={{ flex: 1 }}
          aria-label={t('payreports.category')}
          description={`${t('payreports.reportsIn')}${colon()}${of.templates_count}`}
          required
          maxLength={255}
          {...form.getInputProps('name')}
        />
        <ActionIcon
          size="lg"
          type="submit"
          disabled={!form.isDirty()}
          aria-label={`${t('payreports.rename')}: ${of.name}`}
        >
          <IconCheck size={16} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={`${t('payreports.remove')}: ${of.name}`}
          onClick={() => remove.mutate({ params: { id: of.id } })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </form>
  )
}
