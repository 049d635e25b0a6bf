/** One review from the side of whoever rates, or is reviewed. */
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { acknowledge, ownPdf, ownReview, ownReviews } from '../contract/own.ts'
import { raters } from '../model/stages.ts'
import { ExpectationBadge, filled, type ReviewShown } from './named.tsx'
import { Objectives } from './objectives.tsx'
import { RatingForm } from './rating-form.tsx'
import { RatingsTable } from './ratings-table.tsx'
import { useWords } from './words.ts'

export function OwnDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(ownReview, { params: { id } })
  return (
    <SideDialog
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={reading.data ? t('performance.titleOf', { name: reading.data.full_name }) : t('performance.mine')}
    >
      <Loaded reading={reading} rows={8}>
        {(shown) => <Shown shown={shown} onClose={onClose} />}
      </Loaded>
    </SideDialog>
  )
}

function Shown({ shown, onClose }: { readonly shown: ReviewShown; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { id, may, status } = shown
  const rater = status === null ? undefined : raters[status]
  const day = (on: string | null) => on && dayText(on, language)
  return (
    <Stack gap="md">
      <Facts
        facts={filled([
          [t('performance.period'), shown.cycle],
          [t('performance.position'), shown.position],
          [t('performance.waitsFor'), shown.waits_for.join(comma())],
          [t('performance.due'), day(shown.due_on)],
          [t('performance.grade'), shown.grade],
          [
            t('performance.expectation'),
            shown.expectation && <ExpectationBadge key="expectation" is={shown.expectation} />,
          ],
          [t('performance.completedOn'), day(shown.completed_on)],
          [t('performance.hrComment'), shown.hr_comment],
          [t('performance.saidOnReading'), shown.acknowledged_comment],
        ])}
      />
      <Objectives of={shown.objectives} />
      {may.rate && rater ? (
        <RatingForm key={shown.revision} review={shown} rater={rater} onDone={onClose} />
      ) : (
        <RatingsTable review={shown} />
      )}
      {may.acknowledge && <Acknowledge id={id} />}
      {!may.rate && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(ownPdf, { params: { id } })}
          >
            {t('performance.pdf')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function Acknowledge({ id }: { readonly id: string }) {
  const t = useWords()
  const [comment, setComment] = useState('')
  const act = useAct(acknowledge, { refreshes: [ownReviews, ownReview] })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate({ params: { id }, body: { comment } })
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('performance.onReading')}
          description={t('performance.onReadingHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={255}
          rows={3}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={act.isPending}>
            {t('performance.acknowledge')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
