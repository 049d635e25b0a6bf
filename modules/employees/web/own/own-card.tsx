import type { ReactNode } from 'react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { ownProfile } from '../../contract/requests/requests.ts'
import classes from './own.module.css'

export type Own = NonNullable<DataOf<typeof ownProfile>>

type OwnCardProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

export function OwnCard({ title, action, children }: OwnCardProps) {
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
