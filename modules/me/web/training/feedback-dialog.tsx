/** What I thought of a session; shown to others only together with the answers of at least two more. */
import { Rating, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { feedback, ownSessions } from '#modules/training/contract/own.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useWords } from '../words.ts'
import type { OwnSession } from './own-session.ts'

export function FeedbackDialog({ session, onClose }: { readonly session: OwnSession; readonly onClose: () => void }) {
  const t = useWords()
  const [rating, setRating] = useState(session.mine?.rating ?? 0)
  const [comment, setComment] = useState('')
  const act = useAct(feedback, { refreshes: [ownSessions], after: onClose })
  return (
    <Dialog opened onClose={onClose} title={t('me.training.feedbackOn', { name: session.course })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ params: { id: session.id }, body: { rating, comment: comment.trim() || null } })
        }}
      >
        <Stack gap="md">
          <Rating
            size="xl"
            value={rating}
            onChange={setRating}
            getSymbolLabel={(stars) => t('me.training.stars', { count: stars })}
          />
          <Textarea
            label={t('me.training.comment')}
            description={t('me.training.commentHint')}
            value={comment}
            error={fieldErrors(act.error).comment}
            rows={3}
            autosize
            maxRows={8}
            maxLength={2000}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <FormFoot
            action={t('me.send')}
            working={act.isPending}
            closed={rating === 0 ? t('me.training.chooseRating') : undefined}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
