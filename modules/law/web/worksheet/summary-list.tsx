/** A worksheet in the few lines that decide it; the whole of it opens in a wide sheet. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { type How, summaryOf } from '../../model/summary.ts'
import { useWords } from '../words.ts'
import { shownSize, shownValue } from './shown.ts'
import type { StepShown } from './view-props.ts'
import classes from './worksheet.module.css'

type SummaryListProps = {
  readonly steps: readonly StepShown[]
  readonly currency: string
  /** What the figure is called, and all there is to read about it. */
  readonly title: string
  readonly children: ReactNode
}

export function SummaryList({ steps, currency, title, children }: SummaryListProps) {
  const t = useWords()
  const [whole, setWhole] = useState(false)
  const lines = summaryOf(steps)
  return (
    <>
      <ol className={classes.sheet} data-brief>
        {lines.map(({ key, label, value, how }, at) => (
          <li key={key} data-result={at === lines.length - 1 || undefined}>
            <div className={classes.line}>
              <span>{label}</span>
              <span className="number strong">{shownValue(value, currency)}</span>
            </div>
            <HowText how={how} currency={currency} />
          </li>
        ))}
      </ol>
      <Button variant="default" size="compact-sm" onClick={() => setWhole(true)}>
        {t('law.wholeWorksheet')}
      </Button>
      {whole && (
        <Dialog opened onClose={() => setWhole(false)} size="56rem" title={title}>
          {children}
        </Dialog>
      )}
    </>
  )
}

function HowText({ how, currency }: { readonly how: How; readonly currency: string }) {
  const t = useWords()
  const money = (value: string) => shownValue(value, currency)
  switch (how.of) {
    case 'times':
      return <p>{[money(how.base), how.rate, ...how.more].join(' × ')}</p>
    case 'product':
      return <p>{how.factors.map((factor) => shownSize(factor, currency)).join(' × ')}</p>
    case 'band':
      return (
        <p>
          {how.upTo === undefined
            ? t('law.bandOver', { over: money(how.over), rate: how.rate })
            : t('law.band', { over: money(how.over), upTo: money(how.upTo), rate: how.rate })}
        </p>
      )
    case 'row':
      return (
        <p>
          {how.upTo === undefined
            ? t('law.rowFrom', { from: money(how.from) })
            : t('law.row', { from: money(how.from), upTo: money(how.upTo) })}
        </p>
      )
    case 'less': {
      const [plus, minus] = [how.plus.map(money).join(' + '), how.minus.map(money).join(' − ')]
      const sum = [plus, minus].filter(Boolean).join(' − ')
      if (how.by !== undefined)
        return (
          <p>
            {how.plus.length + how.minus.length > 1 ? `(${sum})` : sum} ÷ {how.by}
          </p>
        )
      return how.plus.length + how.minus.length > 1 ? <p>{sum}</p> : null
    }
    case 'nothing':
      return null
  }
}
