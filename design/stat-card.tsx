/** One figure with its name and what it is compared with. */
import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

type StatCardProps = {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly onClick?: () => void
}

export function StatCard({ label, value, note, onClick }: StatCardProps) {
  const inside = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {note && (
        <span className={classes.note} title={typeof note === 'string' ? note : undefined}>
          {note}
        </span>
      )}
    </>
  )
  return onClick ? (
    <button type="button" className={`card ${classes.card}`} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <div className={`card ${classes.card}`}>{inside}</div>
  )
}

export function StatCards({ children }: { readonly children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>
}
