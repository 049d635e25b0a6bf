/** The rows of one form before it is launched: HR adds tasks and objectives of this person, and shares out the weights. */
import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MayButton } from '#design/may-button.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { totalOf, WHOLE } from '#platform/stages/model/weights.ts'
import { factors } from '../contract/factors.ts'
import { changeReview, review, reviews } from '../contract/reviews.ts'
import { ItemRows, type ItemTyped, typedOf } from './item-rows.tsx'
import type { ReviewShown } from './named.tsx'
import { useWords } from './words.ts'

export function FormItems({ review: shown }: { readonly review: ReviewShown }) {
  const t = useWords()
  const known = useCall(factors, {}).data ?? []
  const form = useForm<{ items: readonly ItemTyped[] }>({ initialValues: { items: shown.items.map(typedOf) } })
  const change = useAct(changeReview, { refreshes: [reviews, review] })
  const { items } = form.values
  const send = form.onSubmit(() => {
    const rows = items.map(({ id, ...row }) => (id ? { id, ...row } : row))
    change.mutate(
      { params: { id: shown.id }, body: { revision: shown.revision, items: rows } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <ItemRows
          rows={items}
          known={known}
          errors={form.errors}
          field="items"
          onChange={(rows) => form.setFieldValue('items', rows)}
        />
        {form.isDirty() && (
          <Group justify="flex-end">
            <Button variant="default" onClick={() => form.reset()}>
              {t('performance.cancel')}
            </Button>
            <MayButton
              type="submit"
              loading={change.isPending}
              closed={totalOf(items) === WHOLE ? undefined : t('performance.sum', { total: totalOf(items) })}
            >
              {t('performance.save')}
            </MayButton>
          </Group>
        )}
      </Stack>
    </form>
  )
}
