/** The settings that what is built so far reads: the second factor for all, and when pay is shown for a look. */
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeSettings, settings } from '../contract.ts'
import { useWords } from './words.ts'

export function SettingsSection() {
  const t = useWords()
  const reading = useCall(settings, {})
  return (
    <Section title={t('company.security')}>
      <Loaded reading={reading} rows={2}>
        {(found) => <SettingsForm key={JSON.stringify(found)} now={found} />}
      </Loaded>
    </Section>
  )
}

function SettingsForm({ now }: { readonly now: DataOf<typeof settings> }) {
  const t = useWords()
  const change = useAct(changeSettings, { refreshes: [settings] })
  const form = useForm({
    initialValues: {
      is_enable_google2fa_login: now.is_enable_google2fa_login,
      pay_change_threshold: now.pay_change_threshold,
    },
  })
  const send = form.onSubmit((values) =>
    change.mutate(
      { params: { id: now.company_id }, body: values },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <Switch
          label={t('company.demand2fa')}
          description={t('company.demand2faHint')}
          {...form.getInputProps('is_enable_google2fa_login', { type: 'checkbox' })}
        />
        <TextInput
          label={t('company.threshold')}
          maw={420}
          inputMode="decimal"
          {...form.getInputProps('pay_change_threshold')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('company.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
