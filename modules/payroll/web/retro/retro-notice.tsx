/** The review of the open month: pay dated back is waiting, with the way there. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import type { Run } from '../run/use-run.ts'
import { useWords } from '../words.ts'

export function RetroNotice({ run }: { readonly run: Run }) {
  const t = useWords()
  const check = run.checks.find(({ code }) => code === 'retro_waiting')
  if (!check) return null
  return (
    <Notice
      tone="warn"
      action={
        <Button size="compact-sm" component={Link} to="/app/payroll/retro">
          {t('payroll.retro.open')}
        </Button>
      }
    >
      {t('payroll.retro.notice', { count: check.count })}
    </Notice>
  )
}
