/** A few things under a heading, each on a card that a thumb opens: one's own reviews, letters, objectives. None: nothing. */
import type { ReactNode } from 'react'
import classes from './card-list.module.css'
import { Section } from './page.tsx'

export type CardRow = {
  readonly id: string
  readonly name: string
  readonly hint?: ReactNode
  /** How it stands, and what can be done with it where the card itself opens nothing. */
  readonly beside: ReactNode
}
type CardListProps = {
  readonly title: string
  readonly rows: readonly CardRow[]
  readonly onOpen?: (id: string) => void
  readonly children?: ReactNode
}

export function CardList({ title, rows, onOpen, children }: CardListProps) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <div className={classes.cards}>
        {rows.map((row) =>
          onOpen ? (
            <button key={row.id} type="button" className={`card ${classes.card}`} onClick={() => onOpen(row.id)}>
              <Inside {...row} />
            </button>
          ) : (
            <div key={row.id} className={`card ${classes.card}`}>
              <Inside {...row} />
            </div>
          ),
        )}
      </div>
      {children}
    </Section>
  )
}

function Inside({ name, hint, beside }: CardRow) {
  return (
    <>
      <span className={classes.what}>
        <b>{name}</b>
        {hint && (
          <>
            <br />
            <small className="muted">{hint}</small>
          </>
        )}
      </span>
      {beside}
    </>
  )
}
