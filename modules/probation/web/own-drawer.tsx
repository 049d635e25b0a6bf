/** One review from the side of whoever rates, agrees, or is reviewed. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownLetter, ownReview, ownReviews, proceedOwnReview } from '../contract/own.ts'
import { APPROVER, raters } from '../model/review.ts'
import { Letters } from './letters.tsx'
import { RatingForm } from './rating-form.tsx'
import { RatingsTable, type ReviewShown } from './ratings-table.tsx'
import { Suggested } from './suggested.tsx'
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
      title={reading.data ? t('probation.titleOf', { name: reading.data.full_name }) : t('probation.mine')}
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
  const [asking, setAsking] = useState(false)
  const agree = useAct(proceedOwnReview, { refreshes: [ownReviews, ownReview], after: onClose })
  const { may, status, result } = shown
  const rater = raters[status]
  const agrees = may.proceed && status === APPROVER
  return (
    <>
      <Facts
        facts={[
          [t('probation.position'), shown.position],
          [t('probation.joined'), dayText(shown.joined_on, language)],
          [t('probation.end'), dayText(shown.probation_end_date, language)],
          ...(result ? [[t('probation.result'), t(`probation.result.${result}`)] as const] : []),
          ...(shown.grade ? [[t('probation.grade'), shown.grade] as const] : []),
          ...(shown.official_confirmed_date
            ? [[t('probation.confirmedOn'), dayText(shown.official_confirmed_date, language)] as const]
            : []),
        ]}
      />
      {may.write && rater ? (
        <RatingForm key={shown.revision} review={shown} rater={rater} onDone={onClose} />
      ) : (
        <RatingsTable review={shown} />
      )}
      {!may.write && <Suggested review={shown} />}
      <Letters review={shown} call={ownLetter} />
      {agrees && (
        <Group justify="flex-end" mt="md">
          <Button onClick={() => setAsking(true)}>{t('probation.agree')}</Button>
        </Group>
      )}
      {asking && (
        <ConfirmDialog
          title={t('probation.agreeTitle', { name: shown.full_name })}
          action={t('probation.agree')}
          working={agree.isPending}
          onConfirm={() => agree.mutate({ params: { id: shown.id }, body: { revision: shown.revision } })}
          onClose={() => setAsking(false)}
        >
          {t('probation.agreeHint')}
        </ConfirmDialog>
      )}
    </>
  )
}
