/** How sure a file's layout is, what it still needs, and why it cannot be taken. */

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '#design/status-badge.tsx'
import { employerNumberWord } from '#modules/company/web/public.tsx'
import { comma } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

export type RunFile = Run['files'][number]

/** Numbers of the employer without which there is no file. */
export function Missing({ file }: { readonly file: RunFile }) {
  const t = useWords()
  if (file.missing.length === 0) return null
  return (
    <div className={classes.needs}>
      <StatusBadge tone="warn">
        {t('payroll.needs', { fields: file.missing.map(employerNumberWord).join(comma()) })}
      </StatusBadge>{' '}
      <Anchor component={Link} to="/app/company/profile" size="xs">
        {t('payroll.fillIn')}
      </Anchor>
    </div>
  )
}

/** The sentence for a disabled control. */
export const closedFor = (run: Run, move: string): string | undefined =>
  run.may[move]?.allowed ? undefined : (run.may[move]?.why ?? '')

export const Standing = ({ file }: { readonly file: RunFile }) => (
  <StatusBadge tone={file.settled ? 'good' : 'warn'}>{file.standing}</StatusBadge>
)
