/** That a notice is filed, with its receipt; and that what was held back may be paid. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { notice, noticeCleared, noticeFiled, notices } from '../contract/notices.ts'
import type { WholeNotice } from './notice-badge.tsx'
import { useWords } from './words.ts'

export function FiledForm({ of }: { readonly of: WholeNotice }) {
  const t = useWords()
  const { today } = useMe()
  const { id, status, clears } = of
  const refreshes = [notices, notice]
  const file = useAct(noticeFiled, { refreshes })
  const clear = useAct(noticeCleared, { refreshes })
  const form = useForm({ initialValues: { filed_on: of.filed_on ?? today, reference: of.reference ?? '' } })
  if (status === 'cleared') return null
  const send = form.onSubmit((body) =>
    file.mutate({ params: { id }, body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Section title={t('paynotices.filing')} hint={clears ? t('paynotices.clearHint') : undefined}>
      <form onSubmit={send}>
        <Stack gap="md">
          <DateField label={t('paynotices.filedOn')} required latest={today} {...form.getInputProps('filed_on')} />
          <TextInput label={t('paynotices.reference')} maxLength={255} {...form.getInputProps('reference')} />
          <Group>
            <Button type="submit" loading={file.isPending}>
              {t(status === 'filed' ? 'paynotices.save' : 'paynotices.markFiled')}
            </Button>
            {clears && status === 'filed' && (
              <Button
                variant="default"
                loading={clear.isPending}
                onClick={() => clear.mutate({ params: { id }, body: {} })}
              >
                {t('paynotices.markCleared')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
