/** A release that is still to come, with its undoing; and who did not get the mail about their payslip. */
import { Button } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { releaseState, unrelease } from '../../contract/release.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import type { Run } from '../run/use-run.ts'
import { useWords } from '../words.ts'

const NAMES_SHOWN = 5

export function ReleaseNotice({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const language = useLanguage()
  const params = paramsOf(wanted)
  const state = useCall(releaseState, { params }, { enabled: run.status === 'approved' }).data
  const undo = useAct(unrelease, { refreshes: [releaseState, view] })
  if (run.status !== 'approved' || !state) return null
  const { planned, waiting, sent, failed } = state
  return (
    <>
      {planned && (
        <Notice
          tone="info"
          role="status"
          action={
            run.may.release?.allowed && (
              <Button
                size="compact-sm"
                variant="default"
                loading={undo.isPending}
                onClick={() => undo.mutate({ params, body: {} })}
              >
                {t('payroll.releaseUndo')}
              </Button>
            )
          }
        >
          {planned.people === null
            ? t('payroll.releasePlanned', { day: dayText(planned.at, language), name: planned.by })
            : t('payroll.releasePlannedSome', {
                ...{ day: dayText(planned.at, language), name: planned.by, count: planned.people },
              })}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="warn" role="status">
          <div>{t('payroll.mailsFailed', { count: failed.length })}</div>
          {failed.slice(0, NAMES_SHOWN).map(({ employee_id, full_name, address, reason }) => (
            <div key={employee_id}>{[full_name, address, reason].filter(Boolean).join(' · ')}</div>
          ))}
        </Notice>
      )}
      {failed.length === 0 && waiting > 0 && (
        <Notice tone="info" role="status">
          {t('payroll.mailsWaiting', { count: waiting, sent })}
        </Notice>
      )}
    </>
  )
}
