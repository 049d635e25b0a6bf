/** One request of mine: its days, its way through those who decide, what was said, and what I may do with it. */
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Failed, RowsSkeleton } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { ClaimBeside } from '#modules/claims/web/public.tsx'
import { QuarantineBeside } from '#modules/quarantine/web/public.tsx'
import { TrainingBeside } from '#modules/training/web/public.tsx'
import { OwnTravel } from '#modules/travel/web/public.tsx'
import { WfhBeside } from '#modules/work-from-home/web/public.tsx'
import { application, applications, remindApplication } from '#platform/approvals/contract.ts'
import { CommentField } from '#platform/approvals/web/comment-field.tsx'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { pause } from '#platform/words/web/words.ts'
import { EarnedFacts } from '../earned/earned-facts.tsx'
import { earningOf } from '../earned/earnings.ts'
import { RequestStatus } from '../leave/status.tsx'
import classes from '../me.module.css'
import { isAskable } from '../outbox/askable.ts'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { useOwnRequests } from './own-requests.ts'
import { Chain, History, LeaveDays } from './request-parts.tsx'
import { type Request, WaitsFor } from './request-row.tsx'

const LEAVE = 'leave'
const WFH = 'wfh'
const QUARANTINE = 'quarantine'
const TRAINING = 'training'
const TRAVEL = 'travel'
const CLAIM = 'claim'

export function RequestDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords()
  const detail = useCall(application, { params: { id } })
  const { rows } = useOwnRequests('all')
  const known: Request | undefined = detail.data ?? rows.find((one) => one.id === id)
  const earning = earningOf(known?.kind ?? '')
  return (
    <SideDialog opened onClose={onClose} position="bottom" size="85%" title={known?.title ?? t('me.request')}>
      {known ? (
        <div className={classes.form}>
          <div className={classes.cardHead}>
            <span>
              {known.detail}
              <WaitsFor request={known} />
            </span>
            <RequestStatus status={known.status} />
          </div>
          {known.asked_reason && <p className="muted">{t('me.askedBecause', { reason: known.asked_reason })}</p>}
          <Acts request={known} onDone={onClose} />
          {known.kind === LEAVE && <LeaveDays id={id} />}
          {known.kind === WFH && <WfhBeside request={known} />}
          {known.kind === QUARANTINE && <QuarantineBeside request={known} />}
          {known.kind === TRAINING && <TrainingBeside request={known} />}
          {known.kind === CLAIM && <ClaimBeside request={known} />}
          {known.kind === TRAVEL && <OwnTravel id={id} />}
          {earning && <EarnedFacts name={earning} id={id} />}
          {detail.data && <Chain detail={detail.data} />}
          {detail.data && <History detail={detail.data} />}
          {detail.data && <CommentField id={id} />}
        </div>
      ) : detail.isError ? (
        <Failed reading={detail} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </SideDialog>
  )
}

/** What one asks for here is cancelled and withdrawn by its own calls, also later; asking others again needs them now. */
function Acts({ request, onDone }: { readonly request: Request; readonly onDone: () => void }) {
  const t = useWords()
  const kept = useQueryClient()
  const [asking, setAsking] = useState<'cancel' | 'withdraw'>()
  const [working, setWorking] = useState(false)
  const remind = useAct(remindApplication, { refreshes: [application, applications] })
  const { cancel, ask_withdrawal: withdraw } = request.may
  const send = async (body: { readonly reason?: string }) => {
    if (!asking || !isAskable(request.kind)) return
    setWorking(true)
    try {
      const title = `${request.title}${pause()}${request.detail}`
      const { sent } = await sendOrKeep({
        kind: request.kind,
        what: asking,
        title,
        about: request.id,
        body,
      })
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      onDone()
    } catch (reason) {
      showProblem(reason)
    }
    setWorking(false)
    setAsking(undefined)
  }
  const isPending = request.waits_since !== null && request.asked === null
  return (
    <div className={classes.acts}>
      {request.kind === LEAVE && isPending && cancel?.allowed && (
        <Button component={Link} to="/me/leave/apply" search={{ change: request.id } as never} variant="default">
          {t('me.changeRequest')}
        </Button>
      )}
      {request.kind === CLAIM && isPending && cancel?.allowed && (
        <Button component={Link} to="/me/claims/edit" search={{ change: request.id } as never} variant="default">
          {t('me.changeRequest')}
        </Button>
      )}
      {request.kind === TRAVEL && isPending && cancel?.allowed && (
        <Button component={Link} to="/me/travel" search={{ ask: request.id } as never} variant="default">
          {t('me.changeRequest')}
        </Button>
      )}
      {isAskable(request.kind) && isPending && (
        <MayButton
          variant="default"
          closed={cancel?.allowed === false ? cancel.why : null}
          onClick={() => setAsking('cancel')}
        >
          {t('me.cancelRequest')}
        </MayButton>
      )}
      {isAskable(request.kind) &&
        !isPending &&
        withdraw &&
        (request.status === 'approved' || request.asked !== null) && (
          <MayButton
            variant="default"
            closed={withdraw.allowed ? null : withdraw.why}
            onClick={() => setAsking('withdraw')}
          >
            {t('me.askWithdraw')}
          </MayButton>
        )}
      {request.waits_since !== null && (
        <MayButton
          variant="default"
          closed={null}
          loading={remind.isPending}
          onClick={() => remind.mutate({ params: { id: request.id } })}
        >
          {t('me.remind')}
        </MayButton>
      )}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t('me.withdrawTitle')}
          action={t('me.askWithdraw')}
          working={working}
          reason={t('me.reason')}
          onConfirm={(reason) => void send({ reason })}
          onClose={() => setAsking(undefined)}
        >
          {t('me.withdrawHint', { title: request.title, detail: request.detail })}
        </ReasonDialog>
      )}
      {asking === 'cancel' && (
        <ConfirmDialog
          title={t('me.cancelTitle')}
          action={t('me.cancelRequest')}
          danger
          working={working}
          onConfirm={() => void send({})}
          onClose={() => setAsking(undefined)}
        >
          {t(
            request.kind === LEAVE
              ? 'me.cancelHint'
              : earningOf(request.kind)
                ? 'me.cancelEarnedHint'
                : 'me.cancelPlainHint',
            {
              title: request.title,
              detail: request.detail,
            },
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}
