/** What the law gives at least, from when on, by which source, and how well that is confirmed. */
import { Facts } from '#design/page.tsx'
import { dayText } from '#platform/words/format.ts'
import { sourceText } from '#platform/words/source-text.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { amountText, numberText } from '../../amounts.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import classes from '../settings.module.css'
import type { Step } from '../steps-field.tsx'

type LawBoxProps = { readonly law: NonNullable<LeaveType['law']>; readonly unit: 'day' | 'hour' }

export const stepsText = (steps: readonly Step[], unit: 'day' | 'hour'): string => {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return ''
  return steps.length === 1
    ? amountText(first.amount, unit)
    : `${numberText(first.amount)} – ${amountText(last.amount, unit)}`
}

export function LawBox({ law, unit }: LawBoxProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <section className={classes.law}>
      <h3>{t('leave.lawTitle')}</h3>
      <p className="muted">{t('leave.lawHint')}</p>
      {law.steps.length > 0 && (
        <ul>
          {law.steps.map(({ from_months, amount }) => (
            <li key={from_months}>
              {from_months === 0 ? t('leave.fromStart') : serviceText(from_months)}: <b>{amountText(amount, unit)}</b>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [
            t('leave.paidPart'),
            law.paid === '1' ? t('leave.paidWhole') : law.paid === '0' ? t('leave.unpaid') : law.paid,
          ],
          [t('leave.source'), sourceText(law.source, language)],
          [t('leave.inForceFrom'), dayText(law.from, language)],
          [t('leave.standing'), say(`leave.standing.${law.standing}`)],
          ...(law.note ? [[t('leave.note'), law.note] as const] : []),
        ]}
      />
    </section>
  )
}

const MONTHS = 12

const serviceText = (months: number): string =>
  months % MONTHS === 0
    ? say('leave.afterYears', { count: months / MONTHS })
    : say('leave.afterMonths', { count: months })
