/**
 * HR completes it: another grade or expectation than the points say, and a comment that the person will read. Completing
 * keeps first what stands in the form, since nothing can be added to it afterwards.
 */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Ref, useImperativeHandle } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeReview, review, reviews } from '../contract/reviews.ts'
import { byPoints, expectations } from '../model/result.ts'
import type { ReviewShown } from './named.tsx'
import { useWords } from './words.ts'

/** The revision with what stands in the form; undefined where that was refused. */
export type KeepDecision = () => Promise<ReviewShown['revision'] | undefined>
type DecisionFormProps = { readonly review: ReviewShown; readonly keeping: Ref<KeepDecision> }

export function DecisionForm({ review: shown, keeping }: DecisionFormProps) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      grade: shown.said_grade ?? '',
      expectation: shown.said_expectation ?? '',
      hr_comment: shown.hr_comment ?? '',
    },
  })
  const change = useAct(changeReview, { refreshes: [reviews, review] })
  const keep: KeepDecision = async () => {
    const { grade, expectation, hr_comment } = form.getValues()
    const body = {
      ...{ revision: shown.revision, grade: grade || null, hr_comment },
      expectation: expectations.find((one) => one === expectation) ?? null,
    }
    try {
      return (await change.mutateAsync({ params: { id: shown.id }, body })).data.revision
    } catch (reason) {
      form.setErrors(fieldErrors(reason))
      return undefined
    }
  }
  useImperativeHandle(keeping, () => () => (form.isDirty() ? keep() : Promise.resolve(shown.revision)))
  const { manager, hod } = shown.parts
  const points = byPoints(
    shown.items.map((item) => ({ ...item })),
    shown.grades,
    {
      ...(manager && { manager }),
      ...(hod && { hod }),
    },
  )
  return (
    <Section
      title={t('performance.decision')}
      hint={points ? t('performance.pointsSay', { grade: points.grade }) : t('performance.pointsSayNothing')}
    >
      <form onSubmit={form.onSubmit(() => void keep())}>
        <Stack gap="md">
          <Group grow align="start">
            <ChoiceField
              label={t('performance.grade')}
              placeholder={t('performance.byPoints')}
              clearable
              data={shown.grades.map(({ grade }) => ({ value: grade, label: grade }))}
              {...form.getInputProps('grade')}
            />
            <ChoiceField
              label={t('performance.expectation')}
              placeholder={t('performance.byGrade')}
              clearable
              data={expectations.map((value) => ({ value, label: t(`performance.expectation.${value}`) }))}
              {...form.getInputProps('expectation')}
            />
          </Group>
          <Textarea label={t('performance.hrComment')} maxLength={255} rows={3} {...form.getInputProps('hr_comment')} />
          <Group justify="flex-end">
            <Button type="submit" variant="default" disabled={!form.isDirty()} loading={change.isPending}>
              {t('performance.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
