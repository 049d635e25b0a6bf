/** People whose tax may be wrong because nobody said what they were paid before: the sheet, or that there was nothing. */
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { earlierPay, earlierPayNone } from '../../contract/earlier-pay.ts'
import { view } from '../../contract/run.ts'
import type { Run } from '../run/use-run.ts'
import { useWords } from '../words.ts'

export function EarlierNotice({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const say = useAct(earlierPayNone, { refreshes: [view, earlierPay] })
  const check = run.checks.find(({ code }) => code === 'earlier_pay_unknown')
  if (!check) return null
  const { count, employee_ids } = check
  return (
    <Notice
      tone="warn"
      action={
        <Group gap="xs">
          <Button size="compact-sm" component={Link} to="/app/payroll/prevPreJoinedPayrollData">
            {t('payroll.earlierEnter')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={say.isPending}
            onClick={() => say.mutate({ body: { employee_ids: [...employee_ids], year: wanted.year } })}
          >
            {t('payroll.earlierNoneAll', { count })}
          </Button>
        </Group>
      }
    >
      {t('payroll.earlierNotice', { count })}
    </Notice>
  )
}
