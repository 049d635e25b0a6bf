/**
 * HR says how the probation ends, and may change what was suggested. Kept as a draft until the review goes on, which
 * keeps first what stands in the form.
 */
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Ref, useImperativeHandle } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Section } from '#design/page.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeReview, review, reviews } from '../contract/probation.ts'
import { type Result, results } from '../model/review.ts'
import type { ReviewShown } from './ratings-table.tsx'
import { useWords } from './words.ts'

/** The revision with what stands in the form; undefined where that was refused. */
export type KeepDecision = () => Promise<ReviewShown['revision'] | undefined>
type DecisionFormProps = { readonly review: ReviewShown; readonly keeping: Ref<KeepDecision> }

export function DecisionForm({ review: shown, keeping }: DecisionFormProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const form = useForm({
    initialValues: {
      result: shown.result ?? shown.suggested_result ?? ('confirmed' as Result),
      official_confirmed_date: shown.official_confirmed_date ?? '',
      suggested_end_date: shown.suggested_end_date ?? '',
      suggested_salary: shown.suggested_salary ?? '',
      comment: shown.comment ?? '',
    },
  })
  const change = useAct(changeReview, { refreshes: [reviews, review] })
  const keep: KeepDecision = async () => {
    const { result, comment, ...given } = form.getValues()
    const none = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value || null]))
    const body = { revision: shown.revision, result, comment, ...none }
    try {
      return (await change.mutateAsync({ params: { id: shown.id }, body })).data.revision
    } catch (reason) {
      form.setErrors(fieldErrors(reason))
      return undefined
    }
  }
  useImperativeHandle(
    keeping,
    () => () => (shown.result !== null && !form.isDirty() ? Promise.resolve(shown.revision) : keep()),
  )
  const { result } = form.values
  return (
    <Section title={t('probation.decision')}>
      <form onSubmit={form.onSubmit(() => void keep())}>
        <Stack gap="md">
          <Radio.Group label={t('probation.result')} {...form.getInputProps('result')}>
            <Group mt={6}>
              {results.map((one) => (
                <Radio key={one} value={one} label={t(`probation.result.${one}`)} />
              ))}
            </Group>
          </Radio.Group>
          {result === 'confirmed' && (
            <Group grow align="flex-start">
              <DateField
                label={t('probation.confirmedOn')}
                description={t('probation.confirmedOnHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                {...form.getInputProps('official_confirmed_date')}
              />
              <MoneyField
                label={t('probation.newSalary')}
                description={t('probation.newSalaryHint')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                currency={currency}
                {...form.getInputProps('suggested_salary')}
              />
            </Group>
          )}
          {result === 'extended' && (
            <DateField label={t('probation.newEnd')} required {...form.getInputProps('suggested_end_date')} />
          )}
          <Textarea label={t('probation.hrComment')} maxLength={255} rows={2} {...form.getInputProps('comment')} />
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={change.isPending}>
              {t('probation.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
