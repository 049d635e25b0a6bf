/** A sentence that stands in the page until its cause is gone, with the action that mends it. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'
import type { Tone } from './status-badge.tsx'

type NoticeProps = {
  readonly tone: Exclude<Tone, 'plain'>
  readonly role?: 'status' | 'alert'
  readonly action?: ReactNode
  readonly children: ReactNode
}

const marks = { good: IconCircleCheck, info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle } as const

export function Notice({ tone, role, action, children }: NoticeProps) {
  const Mark = marks[tone]
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <Mark size={17} stroke={1.8} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  )
}
