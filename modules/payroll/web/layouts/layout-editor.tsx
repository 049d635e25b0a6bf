/** A layout written field by field, tried on the last month and held against a sample before it is kept. */
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { fileLayout, fileLayouts, resetFileLayout, saveFileLayout } from '../../contract/file-layouts.ts'
import { delimiters, encodings, recordKinds } from '../../model/output/records/record-layout.ts'
import { useWords } from '../words.ts'
import { atForm, draftOf, layoutOf, newField, type ShownLayout } from './draft.ts'
import { FieldRows } from './field-rows.tsx'
import { TryLayout } from './try-layout.tsx'

export function LayoutEditor({ shown }: { readonly shown: ShownLayout }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { name, changed, note, standing, values } = shown
  const [asking, setAsking] = useState(false)
  const form = useForm({ initialValues: draftOf(shown.layout) })
  const doing = { refreshes: [fileLayout, fileLayouts] }
  const save = useAct(saveFileLayout, doing)
  const reset = useAct(resetFileLayout, { ...doing, after: () => setAsking(false) })
  const failed = (reason: unknown) =>
    form.setErrors(Object.fromEntries(Object.entries(fieldErrors(reason)).map(([at, text]) => [atForm(at), text])))
  const send = form.onSubmit((draft) =>
    save.mutate({ params: { name }, body: { layout: layoutOf(draft) } }, { onError: failed }),
  )
  const { kind, header, detail, trailer } = form.values
  return (
    <Form onSubmit={send}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {standing}. {note}
        </Text>
        {changed && (
          <Text size="sm">
            {t('payroll.layout.changedBy', { name: changed.by, at: momentText(changed.at, language, zone) })}
          </Text>
        )}
        <Section title={t('payroll.layout.kind')}>
          <Group align="end" gap="md">
            <ChoiceField
              label={t('payroll.layout.kind')}
              allowDeselect={false}
              data={recordKinds.map((value) => ({ value, label: t(`payroll.layout.kind.${value}`) }))}
              {...form.getInputProps('kind')}
            />
            {kind !== 'sheet' && (
              <ChoiceField
                label={t('payroll.layout.encoding')}
                allowDeselect={false}
                data={encodings.map((value) => ({ value, label: t(`payroll.layout.encoding.${value}`) }))}
                {...form.getInputProps('encoding')}
              />
            )}
            {kind === 'delimited' && (
              <ChoiceField
                label={t('payroll.layout.delimiter')}
                allowDeselect={false}
                data={delimiters.map((value) => ({ value, label: value === 'tab' ? t('payroll.layout.tab') : value }))}
                {...form.getInputProps('delimiter')}
              />
            )}
            <TextInput label={t('payroll.layout.extension')} maxLength={5} {...form.getInputProps('extension')} />
          </Group>
          <Group gap="lg" mt="sm">
            {kind !== 'fixed' && (
              <Checkbox label={t('payroll.layout.titles')} {...form.getInputProps('titles', { type: 'checkbox' })} />
            )}
            {kind === 'delimited' && (
              <Checkbox label={t('payroll.layout.quotes')} {...form.getInputProps('quotes', { type: 'checkbox' })} />
            )}
            <Checkbox label={t('payroll.layout.upper')} {...form.getInputProps('upper', { type: 'checkbox' })} />
          </Group>
        </Section>
        {(['header', 'trailer'] as const).map((part) => (
          <Section key={part} title={t(`payroll.layout.${part}`)}>
            <Stack gap="md">
              {(part === 'header' ? header : trailer).map(({ fields }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
                <Stack key={at} gap="xs">
                  <Group justify="space-between">
                    <Text fw={600}>{t('payroll.layout.line', { count: at + 1 })}</Text>
                    <Button size="compact-sm" variant="subtle" onClick={() => form.removeListItem(part, at)}>
                      {t('payroll.layout.removeLine')}
                    </Button>
                  </Group>
                  <FieldRows
                    form={form}
                    path={`${part}.${at}.fields`}
                    fields={fields}
                    label={`${t(`payroll.layout.${part}`)} ${at + 1}`}
                    values={values}
                  />
                </Stack>
              ))}
              <Group>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlus size={14} />}
                  onClick={() => form.insertListItem(part, { fields: [newField()] })}
                >
                  {t('payroll.layout.addLine')}
                </Button>
              </Group>
            </Stack>
          </Section>
        ))}
        <Section title={t('payroll.layout.detail')} hint={t('payroll.layout.detailHint')}>
          <FieldRows form={form} path="detail" fields={detail} label={t('payroll.layout.detail')} values={values} />
          {form.errors.detail && <Text c="red">{form.errors.detail}</Text>}
        </Section>
        <TryLayout name={name} layout={() => layoutOf(form.values)} onRefused={failed} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('payroll.layout.save')}
          </Button>
          {changed && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('payroll.layout.reset')}
            </Button>
          )}
        </Group>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={t('payroll.layout.resetTitle')}
          action={t('payroll.layout.reset')}
          danger
          working={reset.isPending}
          onConfirm={() => reset.mutate({ params: { name } })}
          onClose={() => setAsking(false)}
        >
          {t('payroll.layout.resetHint')}
        </ConfirmDialog>
      )}
    </Form>
  )
}
