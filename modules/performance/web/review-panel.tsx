/** One review for HR and for managers: what everybody rated, what it comes to, and its way through the stages. */
import { Anchor, Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentDayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { cycles } from '../contract/cycles.ts'
import { proceedReview, removeReview, review, reviewPdf, reviews } from '../contract/reviews.ts'
import { DecisionForm, type KeepDecision } from './decision-form.tsx'
import { FormItems } from './form-items.tsx'
import { ExpectationBadge, filled, type ReviewShown, StageBadge } from './named.tsx'
import { Objectives } from './objectives.tsx'
import { RatingsTable } from './ratings-table.tsx'
import { RevertDialog } from './revert-dialog.tsx'
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
  const [asking, setAsking] = useState<Asking>()
  const { id, may, full_name: name, form_status: stage } = shown
  const close = () => setAsking(undefined)
  const proceed = useAct(proceedReview, { refreshes: [reviews, review, cycles], after: close })
  const remove = useAct(removeReview, { refreshes: [reviews, cycles], after: onClose })
  const decision = useRef<KeepDecision>(null)
  const [keeping, setKeeping] = useState(false)
  /** What HR has written and not kept yet counts: it is what stands on the screen. */
  const goOn = async (reason?: string) => {
    setKeeping(true)
    const revision = decision.current ? await decision.current() : shown.revision
    setKeeping(false)
    if (revision === undefined) return close()
    proceed.mutate({ params: { id }, body: { revision, ...(reason === undefined ? {} : { reason }) } })
  }
  const launches = stage === 'form_launch'
  const keeps = may.items || may.decide || may.skip || may.revert || may.remove
  const button = (what: Asking, word: string) => (
    <Button variant="default" onClick={() => setAsking(what)}>
      {word}
    </Button>
  )
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StageBadge {...shown} />
        </>
      }
      foot={
        <Group>
          {keeps && may.proceed && (
            <Button onClick={() => setAsking('proceed')}>
              {t(launches ? 'performance.launch' : 'performance.complete')}
            </Button>
          )}
          {may.skip && button('skip', t('performance.skip'))}
          {may.revert && button('revert', t('performance.revert'))}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(reviewPdf, { params: { id } })}
          >
            {t('performance.pdf')}
          </Button>
          {may.remove && button('remove', t('performance.remove'))}
        </Group>
      }
    >
      <ReviewFacts shown={shown} />
      <Objectives of={shown.objectives} />
      {may.items ? (
        <FormItems key={shown.revision} review={shown} />
      ) : (
        <Section title={t('performance.ratings')}>
          <RatingsTable review={shown} />
        </Section>
      )}
      {may.decide && <DecisionForm key={`${shown.revision} decision`} review={shown} keeping={decision} />}
      <Way review={shown} />
      {asking === 'proceed' && (
        <ConfirmDialog
          title={t(launches ? 'performance.launchTitle' : 'performance.completeTitle', { name })}
          action={t(launches ? 'performance.launch' : 'performance.complete')}
          working={keeping || proceed.isPending}
          onConfirm={() => void goOn()}
          onClose={close}
        >
          {t(launches ? 'performance.launchHint' : 'performance.completeHint')}
        </ConfirmDialog>
      )}
      {asking === 'skip' && (
        <ReasonDialog
          title={t('performance.skipTitle')}
          action={t('performance.skip')}
          reason={t('performance.reason')}
          working={keeping || proceed.isPending}
          onConfirm={(reason) => void goOn(reason)}
          onClose={close}
        >
          {t('performance.skipHint')}
        </ReasonDialog>
      )}
      {asking === 'revert' && <RevertDialog review={shown} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('performance.removeTitle', { name })}
          action={t('performance.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          {t('performance.removeHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function ReviewFacts({ shown }: { readonly shown: ReviewShown }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const day = (on: string | null) => on && dayText(on, language)
  return (
    <Facts
      facts={filled([
        [
          t('performance.person'),
          <Anchor key="person" component={Link} to={`/app/employee/profile/${shown.employee_id}`}>
            {`${shown.full_name} · ${shown.staff_id}`}
          </Anchor>,
        ],
        [t('performance.position'), shown.position],
        [t('performance.period'), shown.cycle],
        [t('performance.waitsFor'), shown.waits_for.join(comma())],
        [t('performance.due'), day(shown.due_on)],
        [t('performance.grade'), shown.grade],
        [
          t('performance.expectation'),
          shown.expectation && <ExpectationBadge key="expectation" is={shown.expectation} />,
        ],
        [t('performance.completedOn'), day(shown.completed_on)],
        [t('performance.read'), momentDayText(shown.acknowledged_at, language, zone)],
        [t('performance.hrComment'), shown.may.decide ? null : shown.hr_comment],
        [t('performance.saidOnReading'), shown.acknowledged_comment],
      ])}
    />
  )
}
