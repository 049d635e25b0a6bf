/** What HR does with many at once: launch, grade, complete. Each that cannot be is told with its reason. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { cycles } from '../contract/cycles.ts'
import { proceedMany, rateMany, review, reviews } from '../contract/reviews.ts'
import { type Left, LeftDialog } from './left-dialog.tsx'
import { ReadMarks } from './read-marks.tsx'
import type { Row } from './review-columns.tsx'
import { useWords } from './words.ts'

type BulkProps = {
  readonly cycle: DataOf<typeof cycles>[number] | undefined
  readonly chosen: readonly Row[]
  readonly onDone: () => void
}

export function BulkActions({ cycle, chosen, onDone }: BulkProps) {
  const t = useWords()
  const [asking, setAsking] = useState<'proceed' | 'rate'>()
  const [left, setLeft] = useState<Left>([])
  const close = () => setAsking(undefined)
  const refreshes = [reviews, review, cycles]
  const proceed = useAct(proceedMany, { refreshes, after: close })
  const rate = useAct(rateMany, { refreshes, after: close })
  const [grade, setGrade] = useState('')
  const closed = cycle
    ? chosen.some(({ status }) => status === null || status === 3)
      ? undefined
      : t('performance.bulkNone')
    : t('performance.selectPeriod')
  const of = { cycle_id: cycle?.id ?? null, review_ids: chosen.map(({ id }) => id) }
  const told = {
    onSuccess: ({ data }: { readonly data: { readonly left: Left } }) => {
      if (data.left.length > 0) setLeft(data.left)
      else onDone()
    },
  }
  return (
    <>
      <MayButton size="xs" closed={closed} onClick={() => setAsking('proceed')}>
        {t('performance.proceedMany')}
      </MayButton>
      <MayButton size="xs" variant="default" closed={closed} onClick={() => setAsking('rate')}>
        {t('performance.rateMany')}
      </MayButton>
      {asking === 'proceed' && (
        <ConfirmDialog
          title={t('performance.proceedManyTitle')}
          action={t('performance.proceedMany')}
          working={proceed.isPending}
          onConfirm={() => proceed.mutate({ body: of }, told)}
          onClose={close}
        >
          {t('performance.proceedManyHint', {
            launch: chosen.filter(({ status }) => status === null).length,
            complete: chosen.filter(({ status }) => status === 3).length,
          })}
        </ConfirmDialog>
      )}
      {asking === 'rate' && cycle && (
        <Dialog opened onClose={close} title={t('performance.rateManyTitle')}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              rate.mutate({ body: { ...of, grade: grade || null } }, told)
            }}
          >
            <Stack gap="md">
              <ReadMarks grades={cycle.grades} />
              <ChoiceField
                label={t('performance.grade')}
                placeholder={t('performance.byPoints')}
                data={cycle.grades.map(({ grade: value }) => ({ value, label: value }))}
                value={grade}
                clearable
                onChange={setGrade}
              />
              <FormFoot working={rate.isPending} onCancel={close} action={t('performance.rateMany')} />
            </Stack>
          </form>
        </Dialog>
      )}
      {left.length > 0 && (
        <LeftDialog
          left={left}
          onClose={() => setLeft([])}
          onRead={() => {
            setLeft([])
            onDone()
          }}
        />
      )}
    </>
  )
}
