/** Rating every item from 1 to 5; a manager also suggests how it ends. Kept as a draft, or handed on once it is whole. */
import { Button, Group, Radio, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeOwnReview, ownReview, ownReviews, proceedOwnReview } from '../contract/own.ts'
import { pointsOf, type Rater, type Result, raters, results } from '../model/review.ts'
import classes from './probation.module.css'
import { RatingsTable, type ReviewShown, useItemName } from './ratings-table.tsx'
import { useWords } from './words.ts'

type RatingFormProps = { readonly review: ReviewShown; readonly rater: Rater; readonly onDone: () => void }
const MARKS = ['1', '2', '3', '4', '5'] as const

export function RatingForm({ review, rater, onDone }: RatingFormProps) {
  const t = useWords()
  const nameOf = useItemName()
  const [unrated, setUnrated] = useState(false)
  const own = review.parts[rater]
  const isManager = rater === 'manager'
  const form = useForm({
    initialValues: {
      ratings: Object.fromEntries((own?.ratings ?? []).map(({ item_id, rating }) => [item_id, String(rating)])),
      comment: own?.comment ?? '',
      suggested_result: review.suggested_result ?? ('' as Result | ''),
      suggested_end_date: review.suggested_end_date ?? '',
      suggested_salary: review.suggested_salary ?? '',
    },
  })
  const refreshes = [ownReviews, ownReview]
  const keep = useAct(changeOwnReview, { refreshes })
  const handOn = useAct(proceedOwnReview, { refreshes, after: onDone })
  const { id, items } = review
  const ratings = Object.entries(form.values.ratings).map(([item_id, mark]) => ({ item_id, rating: Number(mark) }))
  const points = pointsOf(items, { ratings, comment: '' })
  const save = async (then?: 'hand-on') => {
    if (then && points === null) return setUnrated(true)
    const { comment, suggested_result, suggested_end_date, suggested_salary } = form.values
    const suggested = {
      suggested_result: suggested_result || null,
      suggested_end_date: (suggested_result === 'extended' && suggested_end_date) || null,
      suggested_salary: suggested_salary || null,
    }
    const body = { revision: review.revision, ratings, comment, ...(isManager ? suggested : {}) }
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
    <Stack gap="md" mt="md">
      {others && <RatingsTable review={{ ...review, parts: { ...review.parts, [rater]: null } }} />}
      <form onSubmit={form.onSubmit(() => void save())}>
        <Stack gap="md">
          <div>
            {items.map((item) => (
              <div key={item.id} className={classes.item}>
                <span id={`item-${item.id}`}>
                  {nameOf(item)} <span className="muted">{t('probation.weightOf', { weight: item.weight })}</span>
                </span>
                <SegmentedControl
                  aria-labelledby={`item-${item.id}`}
                  data={[...MARKS]}
                  value={form.values.ratings[item.id] ?? ''}
                  onChange={(mark) => form.setFieldValue('ratings', { ...form.values.ratings, [item.id]: mark })}
                />
              </div>
            ))}
            <Text mt="sm" role="status" c={unrated && points === null ? 'red' : undefined}>
              {points === null ? t('probation.rateAll') : t('probation.comesTo', { points })}
            </Text>
            {form.errors.ratings && (
              <Text c="red" size="sm">
                {form.errors.ratings}
              </Text>
            )}
          </div>
          <Textarea label={t('probation.comment')} maxLength={255} rows={3} {...form.getInputProps('comment')} />
          {isManager && (
            <>
              <Radio.Group label={t('probation.suggest')} {...form.getInputProps('suggested_result')}>
                <Group mt={6}>
                  {results.map((one) => (
                    <Radio key={one} value={one} label={t(`probation.result.${one}`)} />
                  ))}
                </Group>
              </Radio.Group>
              {form.values.suggested_result === 'extended' && (
                <DateField label={t('probation.newEnd')} {...form.getInputProps('suggested_end_date')} />
              )}
              <SalaryField {...form.getInputProps('suggested_salary')} />
            </>
          )}
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={keep.isPending}>
              {t('probation.saveDraft')}
            </Button>
            <Button loading={keep.isPending || handOn.isPending} onClick={() => void save('hand-on')}>
              {t('probation.handOn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}

function SalaryField(field: object) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  return (
    <MoneyField
      label={t('probation.newSalary')}
      description={t('probation.suggestSalaryHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      currency={currency}
      {...field}
    />
  )
}
