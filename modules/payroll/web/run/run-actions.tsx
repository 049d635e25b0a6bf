/** The next step of the month as the one green button, what else can be done beside it; each says why it cannot. */

import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '#design/later.tsx'
import { MayButton } from '#design/may-button.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { payslips } from '../../contract/payslips.ts'
import { generate, months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { unconfirm } from '../../contract/states.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { calculatedIn } from './calculated.ts'
import { useFirstLink } from './first-link.tsx'
import type { RunAsk } from './run-dialogs.tsx'
import type { Run } from './use-run.ts'

const RunDialogs = later(() => import('./run-dialogs.tsx').then((m) => m.RunDialogs))

type RunActionsProps = { readonly run: Run; readonly wanted: YearMonth }

export function RunActions({ run, wanted }: RunActionsProps) {
  const t = useWords()
  const name = useMonthName()
  const [ask, setAsk] = useState<RunAsk>()
  const doing = { refreshes: [view, months, runs, jobs] }
  const work = useAct(generate, doing)
  const open = useAct(unconfirm, doing)
  const params = paramsOf(wanted)
  const why = (move: string) => (run.may[move]?.allowed ? undefined : (run.may[move]?.why ?? ''))
  // What was approved once is kept, whatever its state is now.
  const discardClosed = run.versions.length > 0 ? t('payroll.discardApproved') : why('discard')
  const first = useFirstLink(run.may.reopen?.first)
  const may = (move: string) => run.may[move]?.allowed ?? false
  return (
    <>
      {run.status === 'unconfirmed' && (
        <MayButton
          variant="default"
          leftSection={<IconRefresh size={16} />}
          closed={why('generate')}
          loading={work.isPending}
          onClick={() => work.mutate({ params, body: {} })}
        >
          {t('payroll.recalculate')}
        </MayButton>
      )}
      {run.status === 'confirmed' && (
        <MayButton
          variant="default"
          closed={why('unconfirm')}
          loading={open.isPending}
          onClick={() => open.mutate({ params })}
        >
          {t('payroll.unconfirm')}
        </MayButton>
      )}
      {(run.status === 'none' || run.status === 'calculating') && (
        <MayButton
          closed={why('generate')}
          loading={work.isPending || run.status === 'calculating'}
          onClick={() => work.mutate({ params, body: {} })}
        >
          {t('payroll.generate', { month: run.name ?? name.full(wanted) })}
        </MayButton>
      )}
      {run.status === 'unconfirmed' && (
        <MayButton closed={why('confirm')} onClick={() => setAsk({ what: 'confirm' })}>
          {t('payroll.confirm', { count: calculatedIn(run) })}
        </MayButton>
      )}
      {run.status === 'confirmed' && (
        <MayButton closed={why('approve')} onClick={() => setAsk({ what: 'approve' })}>
          {t('payroll.approve')}
        </MayButton>
      )}
      {run.status === 'unconfirmed' && (
        <Menu>
          <Menu.Target>
            <ActionIcon variant="default" size={34} aria-label={t('payroll.more')}>
              <IconDots size={17} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={discardClosed !== undefined} onClick={() => setAsk({ what: 'discard' })}>
              {t('payroll.discard')}
              {discardClosed && <div className="muted">{discardClosed}</div>}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {run.status === 'approved' && (
        <>
          <MayButton closed={why('release')} onClick={() => setAsk({ what: 'release' })}>
            {t('payroll.release')}
          </MayButton>
          <Menu>
            <Menu.Target>
              <ActionIcon variant="default" size={34} aria-label={t('payroll.more')}>
                <IconDots size={17} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void download(payslips, { params })}>{t('payroll.allPayslips')}</Menu.Item>
              <Menu.Item disabled={!may('unrelease')} onClick={() => setAsk({ what: 'unrelease' })}>
                {t('payroll.unrelease')}
                {!may('unrelease') && <div className="muted">{run.may.unrelease?.why}</div>}
              </Menu.Item>
              <Menu.Item disabled={!may('reopen')} onClick={() => setAsk({ what: 'reopen' })}>
                {t('payroll.reopen')}
                {!may('reopen') && <div className="muted">{run.may.reopen?.why}</div>}
              </Menu.Item>
              {first && <Menu.Item {...first.link}>{first.label}</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      {ask && <RunDialogs ask={ask} run={run} wanted={wanted} onClose={() => setAsk(undefined)} />}
    </>
  )
}
