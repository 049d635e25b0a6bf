/** One request with all that is needed to decide it: what its kind brings, its way, its history, and the decision. */
import { Button } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { Suspense } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Panel } from '#design/panel.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { Loaded, RowsSkeleton } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { application, remindApplication } from '../../contract.ts'
import { ageText } from '../age.ts'
import { closedFor, type Decision, decisionWord, shownDecisions } from '../decide/decisions.ts'
import { type Request, type RequestDetail, useKindPart } from '../kind-parts.ts'
import { stateTone, stateWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { ChainLine } from './chain-line.tsx'
import classes from './inbox.module.css'
import { RequestHistory } from './request-history.tsx'

type RequestPanelProps = {
  readonly request: Request
  readonly working: boolean
  readonly onDecide: (decision: Decision) => void
  readonly onClose: () => void
}

const keys: Readonly<Partial<Record<Decision, string>>> = { approve: 'A', reject: 'R' }

export function RequestPanel({ request, working, onDecide, onClose }: RequestPanelProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const reading = useCall(application, { params: { id: request.id } })
  const fresh = reading.data?.id === request.id ? reading.data : undefined
  return (
    <Panel
      onClose={onClose}
      head={
        <div className={classes.head}>
          <PersonMark name={request.full_name} size={38} />
          <div>
            <h2>{request.full_name}</h2>
            <p>{[request.title, request.detail, momentText(request.sent_at, language, zone)].join(' · ')}</p>
            <Standing request={request} />
          </div>
        </div>
      }
      foot={
        <div className={classes.acts}>
          {shownDecisions(fresh ?? request).map((decision) => (
            <MayButton
              key={decision}
              closed={closedFor(decision, fresh ?? request)}
              variant={decision === 'approve' ? 'filled' : 'default'}
              loading={working && decision === 'approve'}
              rightSection={keys[decision] && <kbd className="kbd">{keys[decision]}</kbd>}
              onClick={() => onDecide(decision)}
            >
              {t(decisionWord(decision, request))}
            </MayButton>
          ))}
          {fresh && fresh.waits_for.length > 0 && !fresh.may.approve?.allowed && <Remind request={fresh} />}
        </div>
      }
    >
      <Loaded reading={{ ...reading, data: fresh }} rows={6}>
        {(detail) => (
          <>
            {detail.asked === 'withdraw' && (
              <Notice tone="warn">
                {t('approvals.asksWithdrawal', { name: detail.full_name })}
                {detail.asked_reason && <blockquote>{detail.asked_reason}</blockquote>}
              </Notice>
            )}
            <Beside request={detail} />
            <ChainLine request={detail} zone={zone} />
            <RequestHistory request={detail} zone={zone} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** Whom it waits for since when, or what became of it. */
function Standing({ request }: { readonly request: Request }) {
  const t = useWords()
  const { waits_for, waits_since, may, for_me } = request
  if (waits_since === null || waits_for.length === 0)
    return <StatusBadge tone={stateTone(request)}>{stateWord(request)}</StatusBadge>
  const age = ageText(waits_since, Date.now())
  return (
    <StatusBadge tone="warn">
      {t(waitsWord(for_me, may.approve?.allowed ?? false), { name: waits_for.join(t('approvals.comma')), age })}
    </StatusBadge>
  )
}

/** Whoever keeps a kind may decide what waits for somebody else. */
const waitsWord = (isMine: boolean, may: boolean) =>
  isMine ? 'approvals.waitsForYou' : may ? 'approvals.waitsForOtherYouMay' : 'approvals.waitsForOther'

function Beside({ request }: { readonly request: RequestDetail }) {
  const part = useKindPart(request.kind)
  if (!part?.Beside) return null
  return (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <part.Beside request={request} />
    </Suspense>
  )
}

function Remind({ request }: { readonly request: RequestDetail }) {
  const t = useWords()
  const remind = useAct(remindApplication, { refreshes: [application] })
  return (
    <Button
      variant="subtle"
      loading={remind.isPending}
      leftSection={<IconBellRinging size={15} />}
      onClick={() => remind.mutate({ params: { id: request.id } })}
    >
      {t('approvals.remind')}
    </Button>
  )
}
