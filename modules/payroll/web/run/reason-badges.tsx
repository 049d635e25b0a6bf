/** Why a payslip is in the list: findings, what was put in differently, and whether it is out of date or held back. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useWords } from '../words.ts'
import { toneOfWeight } from './check-lines.tsx'
import classes from './run.module.css'
import type { PayslipRow } from './use-run.ts'

const SHOWN = 2

type Reason = { readonly text: string; readonly tone: Tone }
type Say = ReturnType<typeof useWords>

export function ReasonBadges({ row }: { readonly row: PayslipRow }) {
  const t = useWords()
  const reasons = reasonsOf(row, t)
  return (
    <span className={classes.reasons} title={reasons.map(({ text }) => text).join('\n')}>
      {reasons.slice(0, SHOWN).map(({ text, tone }) => (
        <StatusBadge key={text} tone={tone}>
          {text}
        </StatusBadge>
      ))}
      {reasons.length > SHOWN && <StatusBadge>+{reasons.length - SHOWN}</StatusBadge>}
    </span>
  )
}

export const reasonText = (row: PayslipRow, t: Say): string =>
  reasonsOf(row, t)
    .map(({ text }) => text)
    .join('; ')

export function changeWords(change: PayslipRow['changes'][number], t: Say): string {
  const { label, before, after } = change
  if (after === null) return t('payroll.changedGone', { label, before: before ?? '' })
  return before === null ? t('payroll.changedNew', { label, after }) : t('payroll.changedTo', { label, before, after })
}

function reasonsOf(row: PayslipRow, t: Say): readonly Reason[] {
  return [
    ...(row.stale ? [{ text: row.stale.text || t('payroll.stale'), tone: 'warn' as const }] : []),
    ...(row.held ? [{ text: t('payroll.held'), tone: 'warn' as const }] : []),
    ...row.findings.map(({ text, weight }) => ({ text, tone: toneOfWeight[weight] })),
    ...row.changes.map((change) => ({ text: changeWords(change, t), tone: 'info' as const })),
  ]
}
