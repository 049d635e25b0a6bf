/** What the company tells its people by the assistant, how much of the month is used, and who agreed to what. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Form } from '#design/unsaved/form.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeInstruction, instruction } from '../contract/instruction.ts'
import classes from './assistant.module.css'
import { Usage } from './usage.tsx'
import { useWords } from './words.ts'

type Instruction = DataOf<typeof instruction>
const NEW = { question_en: '', question_zh: '', answer_en: '', answer_zh: '' }

export function AssistantSettingsScreen() {
  const t = useWords()
  const reading = useCall(instruction, {})
  return (
    <Page narrow title={t('assistant.settings')}>
      <Loaded reading={reading} rows={8}>
        {(now) => <InstructionForm key={now.version} now={now} />}
      </Loaded>
      <Usage />
    </Page>
  )
}

function InstructionForm({ now }: { readonly now: Instruction }) {
  const t = useWords()
  const save = useAct(changeInstruction, { refreshes: [instruction] })
  const { version, ...values } = now
  const form = useForm({
    initialValues: { ...values, entries: values.entries as Partial<(typeof values.entries)[0]>[] },
  })
  const send = form.onSubmit((typed) =>
    save.mutate({ body: { ...typed, version } }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  const field = (name: string) => form.getInputProps(name)
  return (
    <Form onSubmit={send}>
      <Stack gap="md">
        <Section title={t('assistant.toPeople')} hint={t('assistant.toPeopleHint')}>
          <Stack gap="sm">
            <Textarea label={t('assistant.introEn')} autosize minRows={2} {...field('intro_en')} />
            <Textarea label={t('assistant.introZh')} autosize minRows={2} {...field('intro_zh')} />
            <TextInput
              label={t('assistant.contactEn')}
              description={t('assistant.contactHint')}
              {...field('contact_en')}
            />
            <TextInput label={t('assistant.contactZh')} {...field('contact_zh')} />
          </Stack>
        </Section>
        <Section title={t('assistant.entries')} hint={t('assistant.entriesHint')}>
          {form.values.entries.length === 0 && (
            <Empty title={t('assistant.noEntries')} hint={t('assistant.noEntriesHint')} />
          )}
          {form.values.entries.map((entry, at) => (
            <fieldset key={entry.id ?? `new ${at}`} className={classes.entry}>
              <legend>{entry.question_en || entry.question_zh || t('assistant.newEntry')}</legend>
              <Stack gap="xs">
                <TextInput label={t('assistant.questionEn')} {...field(`entries.${at}.question_en`)} />
                <Textarea label={t('assistant.answerEn')} autosize {...field(`entries.${at}.answer_en`)} />
                <TextInput label={t('assistant.questionZh')} {...field(`entries.${at}.question_zh`)} />
                <Textarea label={t('assistant.answerZh')} autosize {...field(`entries.${at}.answer_zh`)} />
                <Group justify="flex-end">
                  <Button
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    onClick={() => form.removeListItem('entries', at)}
                  >
                    {t('assistant.removeEntry')}
                  </Button>
                </Group>
              </Stack>
            </fieldset>
          ))}
          <Button
            mt="sm"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('entries', { ...NEW })}
          >
            {t('assistant.addEntry')}
          </Button>
        </Section>
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {t('assistant.save')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
