/** A state by its word and its colour together. */
import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain'

export function StatusBadge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
