/** Of a line of pay: what other parts of the product brought into it, how the law came to each, and where it is seen. */
import { Link } from '@tanstack/react-router'
import { StepList, type StepShown } from '#modules/law/web/public.tsx'
import { moneyText } from '#platform/words/format.ts'
import classes from './run/run.module.css'
import { useWords } from './words.ts'

export type BroughtShown = {
  readonly origin: string
  readonly text: string
  readonly amount: string
  readonly steps: readonly StepShown[]
  readonly page: string | null
}

type BroughtListProps = {
  readonly brought: readonly BroughtShown[]
  readonly currency: string
  /** Ids in the order they are listed below. */
  readonly sources: readonly string[]
}

export function BroughtList({ brought, currency, sources }: BroughtListProps) {
  const t = useWords()
  return brought.map(({ origin, text, amount, steps, page }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one day may be brought in two parts
    <section key={`${origin} ${text} ${index}`} className={classes.side}>
      <h3>{text}</h3>
      <p className={classes.plainLine}>
        <span>{page ? <Link to={page}>{t('payroll.broughtFrom')}</Link> : null}</span>
        <span className="number">{moneyText(amount, currency)}</span>
      </p>
      <StepList steps={steps} currency={currency} sources={sources} />
    </section>
  ))
}
