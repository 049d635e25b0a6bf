/** A report of own columns: its name, kind and category, and each column with its formula. */
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeTemplate, createTemplate, malaysianCategories, templates } from '../../contract/templates.ts'
import type { ColumnFormat } from '../../model/columns.ts'
import { useWords } from '../words.ts'
import { ColumnFields } from './column-fields.tsx'
import type { OwnReport } from './own-report.ts'

type OwnReportDialogProps = { readonly now: OwnReport | undefined; readonly onClose: () => void }
export type ColumnDraft = { key: string; label: string; formula: string; format: ColumnFormat }

const types = ['report', 'payslip', 'bank'] as const
const newColumn = (count: number): ColumnDraft => ({ key: `column_${count}`, label: '', formula: '', format: 'money' })

export function OwnReportDialog({ now, onClose }: OwnReportDialogProps) {
  const t = useWords()
  const hasCategories = useMe().country === 'MY'
  const doing = { refreshes: [templates, malaysianCategories], after: onClose, quiet: true }
  const [add, change] = [useAct(createTemplate, doing), useAct(changeTemplate, doing)]
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      type: now?.type ?? ('report' as const),
      category_id: now?.category_id ?? '',
      columns: (now?.columns ?? [newColumn(1)]).map(({ key, label, formula, format }): ColumnDraft => {
        return { key, label, formula, format }
      }),
    },
  })
  const send = form.onSubmit(({ category_id, ...values }) => {
    const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
    const body = { ...values, category_id: category_id || null }
    if (now) change.mutate({ params: { id: now.id }, body: { ...body, revision: now.revision } }, { onError })
    else add.mutate({ body }, { onError })
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={now ? t('payreports.edit', { name: now.name }) : t('payreports.add')}
    >
      <form onSubmit={send}>
        <Stack gap="sm">
          <TextInput
            label={t('payreports.name')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <ChoiceField
            label={t('payreports.type')}
            allowDeselect={false}
            data={types.map((value) => ({ value, label: t(`payreports.type.${value}`) }))}
            {...form.getInputProps('type')}
          />
          {hasCategories && <CategoryField {...form.getInputProps('category_id')} />}
          <Text size="sm" c="dimmed">
            {t('payreports.formulaHint')}
          </Text>
          {form.values.columns.map((column, at) => (
            <ColumnFields
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own until they are filled in
              key={at}
              at={at}
              inputs={(field) => form.getInputProps(`columns.${at}.${field}`)}
              onInsert={(name) =>
                form.setFieldValue(`columns.${at}.formula`, [column.formula, name].filter(Boolean).join(' '))
              }
              onRemove={form.values.columns.length > 1 ? () => form.removeListItem('columns', at) : undefined}
            />
          ))}
          {form.errors.columns && <Text c="red">{form.errors.columns}</Text>}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('columns', newColumn(form.values.columns.length + 1))}
          >
            {t('payreports.addColumn')}
          </Button>
        </Stack>
        <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

function CategoryField(props: object) {
  const t = useWords()
  const list = useCall(malaysianCategories, {}).data ?? []
  return (
    <ChoiceField
      label={t('payreports.category')}
      data={[
        { value: '', label: t('payreports.noCategory') },
        ...list.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...props}
    />
  )
}
