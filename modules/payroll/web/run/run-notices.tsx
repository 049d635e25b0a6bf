/** What stands in the way or has changed since the month was worked out, each with the one action that mends it. */

import { Button } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { comma } from '#platform/words/web/words.ts'
import { generate, months, view } from '../../contract/run.ts'
import { runs } from '../../contract/runs.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

const NAMES_SHOWN = 5

export function RunNotices({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const recompute = useAct(generate, { refreshes: [view, months, runs, jobs] })
  const may = run.may.generate?.allowed ?? false
  if (run.status === 'calculating')
    return (
      <Notice tone="info" role="status">
        {t('payroll.calculating')}
      </Notice>
    )
  if (run.status === 'none') return null
  const lines = [
    run.stale_count > 0 ? t('payroll.staleNotice', { count: run.stale_count }) : undefined,
    run.missing.length > 0
      ? t('payroll.missing', { count: run.missing.length, names: namesOf(run.missing) })
      : undefined,
    run.surplus.length > 0
      ? t('payroll.surplus', { count: run.surplus.length, names: namesOf(run.surplus) })
      : undefined,
  ].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  // Of several lines the same person may be in each.
  const count = run.stale_count + run.missing.length + run.surplus.length
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        may && (
          <Button
            size="compact-sm"
            loading={recompute.isPending}
            onClick={() => recompute.mutate({ params: paramsOf(wanted), body: { only_stale: true } })}
          >
            {lines.length > 1 ? t('payroll.recomputeAll') : t('payroll.recompute', { count })}
          </Button>
        )
      }
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  )
}

function namesOf(people: Run['missing']): string {
  const names = people.slice(0, NAMES_SHOWN).map(({ full_name }) => full_name)
  return [...names, ...(people.length > NAMES_SHOWN ? ['…'] : [])].join(comma())
}
