/** What I think of a candidate: each criterion from 1 to 5, and whether I would take them. */
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ledInterview, ledInterviews, score } from '../../contract/interviews.ts'
import { recommendations } from '../../model/scorecard.ts'
import { useWords } from '../words.ts'

const SCORES = ['1', '2', '3', '4', '5']

export function ScoreForm({ of }: { readonly of: DataOf<typeof ledInterview> }) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const me = useMe().employee_id
  const mine = of.cards.find(({ employee_id }) => employee_id === me)
  const form = useForm({
    initialValues: {
      scores: Object.fromEntries(
        of.criteria.map(({ id }) => [id, String(mine?.ratings.find((one) => one.criterion_id === id)?.score ?? '')]),
      ) as Record<string, string>,
      recommendation: mine?.recommendation ?? ('' as (typeof recommendations)[number] | ''),
      comment: mine?.comment ?? '',
    },
  })
  const send = useAct(score, { refreshes: [ledInterview, ledInterviews] })
  const submit = form.onSubmit(({ scores, recommendation, comment }) => {
    if (recommendation === '') return form.setErrors({ recommendation: t('candidates.choose') })
    const ratings = Object.entries(scores)
      .filter(([, given]) => given !== '')
      .map(([criterion_id, given]) => ({ criterion_id, score: Number(given) }))
    send.mutate(
      { params: { id: of.id }, body: { ratings, recommendation, comment: comment || null } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {of.criteria.map(({ id, name, name_zh, weight }) => (
          <Radio.Group
            key={id}
            label={chinese ? (name_zh ?? name) : name}
            description={t('candidates.weight', { weight })}
            required
            {...form.getInputProps(`scores.${id}`)}
          >
            <Group gap="sm" mt={6}>
              {SCORES.map((one) => (
                <Radio key={one} value={one} label={one} />
              ))}
            </Group>
          </Radio.Group>
        ))}
        {form.errors.ratings && <p role="alert">{form.errors.ratings}</p>}
        <ChoiceField
          label={t('candidates.recommendation')}
          data={recommendations.map((value) => ({ value, label: t(`candidates.recommendation.${value}`) }))}
          required
          {...form.getInputProps('recommendation')}
        />
        <Textarea label={t('candidates.comment')} rows={3} maxLength={5000} {...form.getInputProps('comment')} />
        <Group justify="flex-end">
          <Button type="submit" loading={send.isPending}>
            {t('candidates.saveCard')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
