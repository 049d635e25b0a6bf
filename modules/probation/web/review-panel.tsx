/** One review for HR: what everybody rated and suggested, how it ends, and its way through the stages. */
import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { proceedReview, removeReview, review, reviewLetter, reviews } from '../contract/probation.ts'
import { LETTER } from '../model/review.ts'
import { DecisionForm, type KeepDecision } from './decision-form.tsx'
import { Letters } from './letters.tsx'
import { RatingsTable, type ReviewShown } from './ratings-table.tsx'
import { RevertDialog } from './revert-dialog.tsx'
import { StageBadge } from './stage-badge.tsx'
import { Suggested } from './suggested.tsx'
import { Way } from './way.tsx'
import { useWords } from './words.ts'

type ReviewPanelProps = { readonly id: string; readonly onClose: () => void }

export function ReviewPanel({ id, onClose }: ReviewPanelProps) {
  const reading = useCall(review, { params: { id } })
  return <Loaded reading={reading}>{(shown) => <Shown shown={shown} onClose={onClose} />}</Loaded>
}

type Asking = 'proceed' | 'skip' | 'revert' | 'remove'

function Shown({ shown, onClose }: { readonly shown: ReviewShown; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [asking, setAsking] = useState<Asking>()
  const { id, may, full_name, status, result } = shown
  const close = () => setAsking(undefined)
  const proceed = useAct(proceedReview, { refreshes: [reviews, review], after: close })
  const remove = useAct(removeReview, { refreshes: [reviews], after: onClose })
  const decision = useRef<KeepDecision>(null)
  const [keeping, setKeeping] = useState(false)
  /** What HR has decided and not kept yet counts: it is what stands on the screen. */
  const goOn = async (reason?: string) => {
    setKeeping(true)
    const revision = decision.current ? await decision.current() : shown.revision
    setKeeping(false)
    if (revision === undefined) return close()
    proceed.mutate({ params: { id }, body: { revision, ...(reason === undefined ? {} : { reason }) } })
  }
  const isLetter = status === LETTER
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{full_name}</h2>
          <StageBadge {...shown} />
        </>
      }
      foot={
        <Group>
          {may.proceed && (
            <Button onClick={() => setAsking('proceed')}>{t(isLetter ? 'probation.send' : 'probation.proceed')}</Button>
          )}
          {may.skip && (
            <Button variant="default" onClick={() => setAsking('skip')}>
              {t('probation.skip')}
            </Button>
          )}
          {may.revert && (
            <Button variant="default" onClick={() => setAsking('revert')}>
              {t('probation.revert')}
            </Button>
          )}
          {may.remove && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('probation.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [
            t('probation.person'),
            <Anchor key="person" component={Link} to={`/app/employee/profile/${shown.employee_id}`}>
              {`${full_name} · ${shown.staff_id}`}
            </Anchor>,
          ],
          [t('probation.position'), shown.position],
          [t('probation.joined'), dayText(shown.joined_on, language)],
          [t('probation.end'), dayText(shown.probation_end_date, language)],
          [t('probation.waitsFor'), shown.waits_for.join(comma())],
          [t('probation.due'), shown.due_on && dayText(shown.due_on, language)],
          [t('probation.grade'), shown.grade],
          [t('probation.result'), result && t(`probation.result.${result}`)],
          [
            t('probation.confirmedOn'),
            shown.official_confirmed_date && dayText(shown.official_confirmed_date, language),
          ],
        ]}
      />
      <Section title={t('probation.ratings')}>
        <RatingsTable review={shown} />
      </Section>
      <Letters review={shown} call={reviewLetter} preview={isLetter && result !== null} />
      {may.write ? (
        <DecisionForm key={shown.revision} review={shown} keeping={decision} />
      ) : (
        <Suggested review={shown} />
      )}
      <Way review={shown} />
      {asking === 'proceed' && (
        <ConfirmDialog
          title={t(isLetter ? 'probation.sendTitle' : 'probation.proceedTitle', { name: full_name })}
          action={t(isLetter ? 'probation.send' : 'probation.proceed')}
          working={keeping || proceed.isPending}
          onConfirm={() => void goOn()}
          onClose={close}
        >
          {isLetter && result ? t(`probation.sendHint.${result}`) : t('probation.proceedHint')}
        </ConfirmDialog>
      )}
      {asking === 'skip' && (
        <ReasonDialog
          title={t('probation.skipTitle')}
          action={t('probation.skip')}
          reason={t('probation.reason')}
          working={keeping || proceed.isPending}
          onConfirm={(reason) => void goOn(reason)}
          onClose={close}
        >
          {t('probation.skipHint')}
        </ReasonDialog>
      )}
      {asking === 'revert' && <RevertDialog review={shown} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('probation.removeTitle', { name: full_name })}
          action={t('probation.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          {t('probation.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
