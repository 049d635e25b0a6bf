/** What a step is made of, line by line. */
import { type PartShown, shownPart } from './shown.ts'
import type { ViewProps } from './view-props.ts'
import classes from './worksheet.module.css'

export function PartsView({ step, currency }: ViewProps) {
  return (
    <>
      <PartList parts={step.parts} currency={currency} />
      <PartList parts={step.row} currency={currency} />
    </>
  )
}

type PartListProps = {
  readonly parts: readonly PartShown[]
  readonly currency: string
  /** The one that decided, and the word for it. */
  readonly marked?: { readonly part: PartShown; readonly word: string }
}

export function PartList({ parts, currency, marked }: PartListProps) {
  if (parts.length === 0) return null
  return (
    <dl className={classes.parts}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand twice in one sum
        <div key={`${part.key} ${index}`} data-marked={part === marked?.part || undefined}>
          <dt>{part.label}</dt>
          <dd className="number">
            {shownPart(part, currency)}
            {part === marked?.part && <small>{marked.word}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
