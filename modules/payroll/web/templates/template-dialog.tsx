/** A template: its name, and the items that whoever is given it has every month. */

import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { categories } from '../../contract/earning-categories.ts'
import { changeTemplate, createTemplate, templates } from '../../contract/pay-templates.ts'
import classes from '../categories/categories.module.css'
import { useWords } from '../words.ts'
import type { Template } from './template.ts'

type TemplateDialogProps = { readonly now: Template | undefined; readonly onClose: () => void }

const noItem = { type: '', amount: '', note: '' }

export function TemplateDialog({ now, onClose }: TemplateDialogProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const known = useCall(categories, {}).data ?? []
  const record = useRecordForm({
    now,
    add: createTemplate,
    change: changeTemplate,
    values: {
      name: now?.name ?? '',
      note: now?.note ?? '',
      items: now?.items.map(({ type, amount, note }) => ({ type, amount, note: note ?? '' })) ?? [noItem],
    },
    body: (body) => body,
    refreshes: [templates],
    after: onClose,
    quiet: true,
  })
  const { form } = record
  const held = new Set(now?.items.map(({ type }) => type))
  const choices = known
    .filter(({ is_active, code }) => is_active || held.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={now ? t('payroll.editTemplate', { name: now.name }) : t('payroll.addTemplate')}
    >
      <form onSubmit={record.send}>
        <Stack gap="sm">
          <TextInput
            label={t('payroll.templateName')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput label={t('payroll.note')} maxLength={255} {...form.getInputProps('note')} />
          {form.values.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until they are filled in
            <div key={at} className={classes.row}>
              <ChoiceField
                label={t('payroll.item')}
                required
                searchable
                data={choices}
                {...form.getInputProps(`items.${at}.type`)}
              />
              <MoneyField
                label={t('payroll.amount')}
                required
                currency={known.find(({ code }) => code === item.type)?.unit === 'days' ? t('payroll.days') : currency}
                {...form.getInputProps(`items.${at}.amount`)}
              />
              <TextInput label={t('payroll.note')} maxLength={255} {...form.getInputProps(`items.${at}.note`)} />
              {form.values.items.length > 1 && (
                <ActionIcon
                  size="lg"
                  aria-label={t('payroll.removeRow', { count: at + 1 })}
                  onClick={() => form.removeListItem('items', at)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </div>
          ))}
          {[form.errors.items, form.errors.type, form.errors.amount].map(
            (wrong) =>
              wrong && (
                <Text key={String(wrong)} c="red">
                  {wrong}
                </Text>
              ),
          )}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('items', noItem)}
          >
            {t('payroll.addRow')}
          </Button>
        </Stack>
        <FormFoot working={record.working} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
