/** Before anything is locked, approved, shown or opened again: what it will do, and what should be looked at first. */

import { Button, Text } from '@mantine/core'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { moneyText, percentChange, wholeText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { unrelease } from '../../contract/release.ts'
import { discard, months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { confirmRun, reopen } from '../../contract/states.ts'
import { paramsOf } from '../../model/run-query.ts'
import { EarlierNotice } from '../earlier/earlier-notice.tsx'
import { useMonthName } from '../month.ts'
import { ReleaseDialog } from '../release/release-dialog.tsx'
import { useWords } from '../words.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { calculatedIn } from './calculated.ts'
import { CheckLines } from './check-lines.tsx'
import { useFirstLink } from './first-link.tsx'
import type { Run } from './use-run.ts'

export type RunAsk = {
  readonly what: 'confirm' | 'approve' | 'release' | 'unrelease' | 'reopen' | 'discard'
  /** For some payslips only. */
  readonly ids?: readonly string[]
}

type RunDialogsProps = {
  readonly ask: RunAsk
  readonly run: Run
  readonly wanted: YearMonth
  readonly onClose: () => void
}

export function RunDialogs({ ask, run, wanted, onClose }: RunDialogsProps) {
  const t = useWords()
  const beside = useBrackets()
  const name = useMonthName()
  const [month, before] = [run.name ?? name.full(wanted), name.before(wanted)]
  const change = percentChange(run.totals.net_pay, run.former_totals?.net_pay)
  const doing = { refreshes: [view, months, runs], after: onClose }
  const confirms = useAct(confirmRun, doing)
  const unreleases = useAct(unrelease, doing)
  const reopens = useAct(reopen, doing)
  const discards = useAct(discard, doing)
  const first = useFirstLink(run.may.reopen?.first)
  const params = paramsOf(wanted)
  const some = ask.ids ? { payslip_ids: [...ask.ids] } : {}
  switch (ask.what) {
    case 'approve':
      return <ApproveDialog run={run} wanted={wanted} onClose={onClose} />
    case 'confirm':
      return (
        <ConfirmDialog
          title={t('payroll.confirmTitle', { month })}
          action={t('payroll.confirm', { count: calculatedIn(run) })}
          working={confirms.isPending}
          onConfirm={() => confirms.mutate({ params, body: { version: run.version } })}
          onClose={onClose}
        >
          <Text>
            {beside(
              t('payroll.signedFor', {
                count: run.totals.people,
                people: wholeText(run.totals.people),
                net: moneyText(run.totals.net_pay, run.currency_code),
                currency: run.currency_code,
              }),
              change ? t('payroll.thanMonth', { change, month: before }) : '',
            )}
          </Text>
          <Text>{t('payroll.confirmHint')}</Text>
          <EarlierNotice run={run} wanted={wanted} />
          <CheckLines run={run} lead={t('payroll.confirmAnyway')} without="earlier_pay_unknown" />
        </ConfirmDialog>
      )
    case 'release':
      return <ReleaseDialog month={month} wanted={wanted} ids={ask.ids} onClose={onClose} />
    case 'unrelease':
      return (
        <ConfirmDialog
          title={t('payroll.unreleaseTitle', { month })}
          action={t('payroll.unrelease')}
          working={unreleases.isPending}
          onConfirm={() => unreleases.mutate({ params, body: some })}
          onClose={onClose}
        />
      )
    case 'discard':
      return (
        <ConfirmDialog
          title={t('payroll.discardTitle', { month })}
          action={t('payroll.discardThese', { count: run.tabs.all })}
          danger
          working={discards.isPending}
          onConfirm={() => discards.mutate({ params })}
          onClose={onClose}
        >
          <Text>
            {t('payroll.discardHint', {
              count: run.tabs.all,
              net: moneyText(run.totals.net_pay, run.currency_code),
              currency: run.currency_code,
            })}
          </Text>
          <Text>{t('payroll.discardKeeps')}</Text>
        </ConfirmDialog>
      )
    case 'reopen':
      if (run.may.reopen?.why)
        return (
          <Dialog opened onClose={onClose} title={t('payroll.reopenTitle', { month })}>
            <Notice tone="warn" action={first && <Button {...first.link}>{first.label}</Button>}>
              {run.may.reopen.why}
            </Notice>
          </Dialog>
        )
      return (
        <ReasonDialog
          title={t('payroll.reopenTitle', { month })}
          action={t('payroll.reopen')}
          reason={t('payroll.reason')}
          working={reopens.isPending}
          onConfirm={(reason) => reopens.mutate({ params, body: { reason, ...some } })}
          onClose={onClose}
        >
          <Text>{t('payroll.reopenHint')}</Text>
          {ask.ids && <Text>{t('payroll.reopenSome', { count: ask.ids.length })}</Text>}
        </ReasonDialog>
      )
  }
}
