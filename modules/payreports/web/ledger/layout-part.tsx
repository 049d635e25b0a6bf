/** The company's own layout of the journal: each column with its heading and what stands in it. */
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeLedgerSetup, ledgerSetup } from '../../contract/ledger.ts'
import { type LayoutValue, layoutValues } from '../../model/ledger/layouts.ts'
import { useWords } from '../words.ts'
import type { Setup } from './account-dialog.tsx'

export function LayoutPart() {
  const reading = useCall(ledgerSetup, {})
  return (
    <Loaded reading={reading} rows={6}>
      {(setup) => <LayoutForm setup={setup} />}
    </Loaded>
  )
}

type Draft = { heading: string; value: LayoutValue; text: string }

function LayoutForm({ setup }: { readonly setup: Setup }) {
  const t = useWords()
  const act = useAct(changeLedgerSetup, { refreshes: [ledgerSetup] })
  const form = useForm({
    initialValues: {
      columns: setup.columns.map(({ heading, value, text }): Draft => ({ heading, value, text: text ?? '' })),
    },
  })
  const send = form.onSubmit(({ columns }) =>
    act.mutate(
      { body: { columns: columns.map((one) => ({ ...one, text: one.value === 'text' ? one.text : null })) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Form onSubmit={send}>
      <Stack gap="sm" maw={820}>
        <Text size="sm" c="dimmed">
          {t('payreports.layout.hint')}
        </Text>
        {form.values.columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
          <Group key={at} align="end" gap="sm">
            <TextInput
              label={t('payreports.label')}
              required
              maxLength={255}
              {...form.getInputProps(`columns.${at}.heading`)}
            />
            <ChoiceField
              label={t('payreports.layout.value')}
              allowDeselect={false}
              data={layoutValues.map((value) => ({ value, label: t(`payreports.layoutValue.${value}`) }))}
              {...form.getInputProps(`columns.${at}.value`)}
            />
            {column.value === 'text' && (
              <TextInput
                label={t('payreports.layoutValue.text')}
                maxLength={255}
                {...form.getInputProps(`columns.${at}.text`)}
              />
            )}
            {form.values.columns.length > 1 && (
              <ActionIcon
                size="lg"
                aria-label={t('payreports.removeColumn', { count: at + 1 })}
                onClick={() => form.removeListItem('columns', at)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {form.errors.columns && <Text c="red">{form.errors.columns}</Text>}
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('columns', { heading: '', value: 'account', text: '' })}
          >
            {t('payreports.addColumn')}
          </Button>
          <Button type="submit" loading={act.isPending}>
            {t('payreports.layout.save')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
