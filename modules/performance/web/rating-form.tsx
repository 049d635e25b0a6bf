/** Rating every row from 1 to 5, with words where one has some. Kept as a draft, or handed on once it is whole. */
import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { pointsOf } from '#platform/stages/model/points.ts'
import { changeOwnReview, ownReview, ownReviews, proceedOwnReview } from '../contract/own.ts'
import { type Rater, raters } from '../model/stages.ts'
import { type ReviewShown, useNamed } from './named.tsx'
import classes from './performance.module.css'
import { RatingsTable } from './ratings-table.tsx'
import { useWords } from './words.ts'

type RatingFormProps = { readonly review: ReviewShown; readonly rater: Rater; readonly onDone: () => void }
const MARKS = ['1', '2', '3', '4', '5'] as const

export function RatingForm({ review, rater, onDone }: RatingFormProps) {
  const t = useWords()
  const named = useNamed()
  const [unrated, setUnrated] = useState(false)
  const own = review.parts[rater]
  const form = useForm({
    initialValues: {
      ratings: Object.fromEntries((own?.ratings ?? []).map(({ item_id, rating }) => [item_id, String(rating)])),
      words: Object.fromEntries((own?.ratings ?? []).map(({ item_id, comment }) => [item_id, comment ?? ''])),
      comment: own?.comment ?? '',
    },
  })
  const refreshes = [ownReviews, ownReview]
  const keep = useAct(changeOwnReview, { refreshes })
  const handOn = useAct(proceedOwnReview, { refreshes, after: onDone })
  const { id, items } = review
  const ratings = Object.entries(form.values.ratings).map(([item_id, mark]) => {
    const comment = form.values.words[item_id]?.trim()
    return { item_id, rating: Number(mark), ...(comment && { comment }) }
  })
  const points = pointsOf(items, ratings)
  const save = async (then?: 'hand-on') => {
    if (then && points === null) return setUnrated(true)
    const body = { revision: review.revision, ratings, comment: form.values.comment }
    try {
      const { data } = await keep.mutateAsync({ params: { id }, body })
      if (then) handOn.mutate({ params: { id }, body: { revision: data.revision } })
      else onDone()
    } catch (reason) {
      form.setErrors(fieldErrors(reason))
    }
  }
  const others = raters.some((one) => one !== rater && review.parts[one] !== null)
  return (
    <Stack gap="md">
      {others && <RatingsTable review={{ ...review, parts: { ...review.parts, [rater]: null } }} />}
      <form onSubmit={form.onSubmit(() => void save())}>
        <Stack gap="md">
          <div>
            {items.map((item) => {
              const rated = form.values.ratings[item.id]
              return (
                <div key={item.id} className={classes.item}>
                  <span id={`item-${item.id}`}>
                    {named.name(item)}{' '}
                    <span className="muted">{t('performance.weightOf', { weight: item.weight })}</span>
                    {named.more(item) && <span className={classes.why}>{named.more(item)}</span>}
                    {item.expected !== null && (
                      <span className={classes.why}>{t('performance.expected', { level: item.expected })}</span>
                    )}
                  </span>
                  <SegmentedControl
                    aria-labelledby={`item-${item.id}`}
                    data={[...MARKS]}
                    value={rated ?? ''}
                    onChange={(mark) => form.setFieldValue('ratings', { ...form.values.ratings, [item.id]: mark })}
                  />
                  {rated && (
                    <Textarea
                      className={classes.full}
                      aria-label={t('performance.wordsOn', { name: named.name(item) })}
                      placeholder={t('performance.words')}
                      autosize
                      minRows={1}
                      maxLength={1000}
                      value={form.values.words[item.id] ?? ''}
                      onChange={({ currentTarget }) =>
                        form.setFieldValue('words', { ...form.values.words, [item.id]: currentTarget.value })
                      }
                    />
                  )}
                </div>
              )
            })}
            <Text mt="sm" role="status" c={unrated && points === null ? 'red' : undefined}>
              {points === null ? t('performance.rateAll') : t('performance.comesTo', { points })}
            </Text>
            {form.errors.ratings && (
              <Text c="red" size="sm">
                {form.errors.ratings}
              </Text>
            )}
          </div>
          <Textarea label={t('performance.overall')} maxLength={255} rows={3} {...form.getInputProps('comment')} />
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={keep.isPending}>
              {t('performance.saveDraft')}
            </Button>
            <Button loading={keep.isPending || handOn.isPending} onClick={() => void save('hand-on')}>
              {t('performance.handOn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}
