/** "Why is this figure so": the steps of the law in order, each drawn by its kind. */

import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { rateText } from '../../model/rates.ts'
import { useWords } from '../words.ts'
import { BracketView } from './bracket-view.tsx'
import { CappedView } from './capped-view.tsx'
import { FormulaView } from './formula-view.tsx'
import { PartsView } from './parts-view.tsx'
import { RowView } from './row-view.tsx'
import { type PartShown, shownValue } from './shown.ts'
import type { StepShown, ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'
import { YearToDateView } from './year-to-date-view.tsx'

type StepListProps = {
  readonly steps: readonly StepShown[]
  readonly currency: string
  /** Ids in the order they are listed below, so that a step can point to its own. */
  readonly sources: readonly string[]
  /** The last step gives the figure that was asked for. */
  readonly endsInFigure?: boolean
}

/** One view a kind of step; what has none of its own is a sum where it is one, else a list of its parts. */
const views: { readonly [kind: string]: (props: ViewProps) => ReactNode } = {
  bracket: BracketView,
  table: RowView,
  capped: CappedView,
  prorated: FormulaView,
  'year-to-date': YearToDateView,
  sum: FormulaView,
  rate: FormulaView,
  rounding: FormulaView,
  result: FormulaView,
  fact: PartsView,
}

export function StepList({ steps, currency, sources, endsInFigure }: StepListProps) {
  return (
    <ol className={classes.sheet}>
      {steps.map((step, index) => (
        <StepLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is written once, and may hold the same step twice
          key={`${step.scheme} ${step.key} ${index}`}
          step={step}
          currency={currency}
          source={step.source ? sources.indexOf(step.source) + 1 : 0}
          result={endsInFigure === true && index === steps.length - 1}
          scheme={step.scheme === steps[index - 1]?.scheme ? undefined : step.scheme}
        />
      ))}
    </ol>
  )
}

type StepLineProps = ViewProps & {
  readonly source: number
  readonly result: boolean
  /** Where the steps go on within another scheme. */
  readonly scheme: string | undefined
}

function StepLine({ step, currency, source, result, scheme }: StepLineProps) {
  const t = useWords()
  const View = views[step.kind] ?? PartsView
  return (
    <li data-result={result || undefined} data-kind={step.kind}>
      {scheme && <p className={classes.scheme}>{scheme}</p>}
      <div className={classes.line}>
        <span>
          {step.label}
          {source > 0 && (
            <sup className={classes.mark}>
              <VisuallyHidden>{t('law.source')} </VisuallyHidden>
              {source}
            </sup>
          )}
        </span>
        <span className="number strong">{shownValue(step.value, currency)}</span>
      </div>
      <View step={withRates(step)} currency={currency} />
      {step.rounding && <p>{t('law.rounding', { how: step.rounding })}</p>}
    </li>
  )
}

function withRates(step: StepShown): StepShown {
  const told = (part: PartShown): PartShown => ({ ...part, text: rateText(step, part) })
  return { ...step, parts: step.parts.map(told), row: step.row.map(told) }
}
