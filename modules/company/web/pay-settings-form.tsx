/** What the country's law lets the company choose for its pay; nothing where it leaves no choice. */
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Section } from '#design/page.tsx'
import type { Country } from '#kernel/countries.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeSettings, settings } from '../contract.ts'
import { type PayChoice, paySettingsOf } from '../model/pay-settings.ts'
import { useWords } from './words.ts'

export function PaySettings({ country }: { readonly country: Country }) {
  const t = useWords()
  const { data } = useCall(settings, {})
  if (!data || paySettingsOf[country].length === 0) return null
  return (
    <Section title={t('company.paySettings')}>
      <PaySettingsForm key={JSON.stringify(data)} now={data} country={country} />
    </Section>
  )
}

function PaySettingsForm({ now, country }: { readonly now: DataOf<typeof settings>; readonly country: Country }) {
  const t = useWords()
  const change = useAct(changeSettings, { refreshes: [settings] })
  const fields = paySettingsOf[country]
  const initial = Object.fromEntries(fields.map(({ name }) => [name, now[name] ?? '']))
  const form = useForm<Record<string, string>>({ initialValues: initial })
  const send = form.onSubmit((values) => {
    const body = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]))
    const params = { id: now.company_id }
    change.mutate({ params, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) })
  })
  return (
    <form onSubmit={send}>
      <Stack gap="md" maw={420}>
        {fields.map(({ name, choices }) =>
          choices ? (
            <Select
              key={name}
              label={t(`company.${name}`)}
              placeholder={t('company.notChosen')}
              data={choices.map((value) => ({ value, label: t(wordOf(value)) }))}
              {...form.getInputProps(name)}
            />
          ) : (
            <TextInput key={name} label={t(`company.${name}`)} {...form.getInputProps(name)} />
          ),
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('company.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const wordOf = (value: PayChoice) => `company.choice.${value === '393.5' ? '393_5' : value}` as const
