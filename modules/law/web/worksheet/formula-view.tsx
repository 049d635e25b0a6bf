/** A step as the sum it is: terms with their signs, a product, a share of days; a list where no formula comes to it. */
import type { ReactNode } from 'react'
import { parseDecimal } from '#kernel/fraction.ts'
import { formulaOf } from '../../model/formula.ts'
import { PartList, PartsView } from './parts-view.tsx'
import { type PartShown, shownPart, shownSize } from './shown.ts'
import type { ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'

export function FormulaView({ step, currency }: ViewProps) {
  const formula = formulaOf(step)
  if (!formula) return <PartsView step={step} currency={currency} />
  const term = (part: PartShown) => <Term part={part} currency={currency} />
  const row = <PartList parts={step.row} currency={currency} />
  switch (formula.of) {
    case 'sum':
      return (
        <>
          <p className={classes.formula}>{signed(formula.terms, currency)}</p>
          <PartList parts={formula.beside} currency={currency} />
          {row}
        </>
      )
    case 'product':
      return (
        <>
          <p className={classes.formula}>
            {joined(formula.terms.map(term), '×')}
            {formula.perCent && ' %'}
          </p>
          {row}
        </>
      )
    case 'quotient':
      return (
        <p className={classes.formula}>
          {formula.terms.length > 1 ? <>({signed(formula.terms, currency)})</> : signed(formula.terms, currency)}
          <b> ÷ </b>
          {term(formula.by)}
        </p>
      )
    case 'share':
      return (
        <>
          <ShareBar part={formula.part} outOf={formula.outOf} />
          <p className={classes.formula}>
            {term(formula.whole)}
            <b> × </b>
            {term(formula.part)}
            <b> ÷ </b>
            {term(formula.outOf)}
          </p>
        </>
      )
  }
}

/** Each figure with its name, so that a formula reads without looking up. */
export function Term({ part, currency }: { readonly part: PartShown; readonly currency: string }) {
  return (
    <span className={classes.term}>
      {part.label} <span className="number">{shownPart(part, currency)}</span>
    </span>
  )
}

/** Nothing adds nothing: a term of zero is left out, where another one stands. */
function signed(all: readonly PartShown[], currency: string): ReactNode {
  const some = all.filter(({ value }) => !/^-?0\.00$/.test(value))
  return (some.length > 0 ? some : all).map((part, index) => {
    const minus = part.value.startsWith('-')
    const sign = minus ? '−' : index > 0 ? '+' : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand twice in one sum
      <span key={`${part.key} ${index}`}>
        {sign && <b>{index > 0 ? ` ${sign} ` : sign}</b>}
        <span className={classes.term}>
          {part.label} <span className="number">{shownSize(part.value, currency)}</span>
        </span>
      </span>
    )
  })
}

function joined(terms: readonly ReactNode[], sign: string): ReactNode {
  return terms.map((term, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: terms keep their places
    <span key={index}>
      {index > 0 && <b> {sign} </b>}
      {term}
    </span>
  ))
}

/** The days that count, of all there are; the formula below says it in figures. */
function ShareBar({ part, outOf }: { readonly part: PartShown; readonly outOf: PartShown }) {
  const [counts, all] = [parseDecimal(part.value), parseDecimal(outOf.value)]
  if (!counts || !all || all.top === 0n) return null
  const percent = Number((counts.top * all.bottom * 100n) / (counts.bottom * all.top))
  return (
    <div className={classes.share} aria-hidden="true">
      <i style={{ width: `${Math.min(percent, 100)}%` }} />
    </div>
  )
}
