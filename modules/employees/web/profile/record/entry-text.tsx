/** How an entry reads: what it is, and below it the rest in one quiet line each. */
import type { ReactNode } from 'react'
import classes from '../../employees.module.css'

type EntryTextProps = {
  readonly title: ReactNode
  readonly badges?: ReactNode
  readonly lines: readonly (readonly (string | null | undefined | false)[])[]
}

export function EntryText({ title, badges, lines }: EntryTextProps) {
  const filled = lines.map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean)
  return (
    <>
      <div className={classes.entryTitle}>
        <span className="strong">{title}</span>
        {badges}
      </div>
      {filled.map((line) => (
        <div key={line} className={classes.entryLine}>
          {line}
        </div>
      ))}
    </>
  )
}
