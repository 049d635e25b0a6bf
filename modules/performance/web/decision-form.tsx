/** HR completes it: another grade or expectation than the points say, and a comment that the person will read. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeReview, review, reviews } from '../contract/reviews.ts'
import { byPoints, expectations } from '../model/result.ts'
import type { ReviewShown } from './named.tsx'
import { useWords } from './words.ts'

export function DecisionForm({ review: shown }: { readonly review: ReviewShown }) {
  const t = useWords()
  const form = useForm({
    initialValues: {
      grade: shown.said_grade ?? '',
      expectation: shown.said_expectation ?? '',
      hr_comment: shown.hr_comment ?? '',
    },
  })
  const change = useAct(changeReview, { refreshes: [reviews, review] })
  const send = form.onSubmit(({ grade, expectation, hr_comment }) =>
    change.mutate(
      {
        params: { id: shown.id },
        body: {
          revision: shown.revision,
          grade: grade || null,
          expectation: expectations.find((one) => one === expectation) ?? null,
          hr_comment,
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
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
      <form onSubmit={send}>
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
