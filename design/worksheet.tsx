/** "Why is this figure so": steps in order, each with its amount and how it came about. */
import type { ReactNode } from 'react'
import classes from './worksheet.module.css'

export type WorksheetLine = {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  readonly notes: readonly string[]
  readonly parts?: readonly { readonly label: string; readonly value: string }[]
  readonly result?: boolean
}

export function Worksheet({ lines }: { readonly lines: readonly WorksheetLine[] }) {
  return (
    <ol className={classes.sheet}>
      {lines.map(({ id, label, value, notes, parts, result }) => (
        <li key={id} data-result={result || undefined}>
          <div className={classes.line}>
            <span>{label}</span>
            <span className="number strong">{value}</span>
          </div>
          {parts?.map((part) => (
            <div key={part.label} className={classes.part}>
              <span>{part.label}</span>
              <span className="number">{part.value}</span>
            </div>
          ))}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}
