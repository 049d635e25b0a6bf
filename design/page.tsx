/** The frame of a page: where it stands, what it is called, what can be done, and its body below. */
import type { ReactNode } from 'react'
import classes from './page.module.css'
import { Bone } from './states.tsx'

type PageProps = {
  readonly title: string
  readonly crumb?: ReactNode
  /** A status badge or a count beside the title. */
  readonly badge?: ReactNode
  readonly meta?: ReactNode
  readonly actions?: ReactNode
  /** Fills the height of the window, so that a list scrolls inside and not the page. */
  readonly full?: boolean
  readonly narrow?: boolean
  readonly children: ReactNode
}

export function Page({ title, crumb, badge, meta, actions, full, narrow, children }: PageProps) {
  return (
    <div className={classes.page} data-full={full || undefined} data-narrow={narrow || undefined}>
      <header className={classes.head}>
        <div className={classes.names}>
          {crumb && <div className={classes.crumb}>{crumb}</div>}
          <div className={classes.title}>
            <h1>{title}</h1>
            {badge}
          </div>
        </div>
        {(meta || actions) && (
          <div className={classes.side}>
            {meta && <div className={classes.meta}>{meta}</div>}
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

export function Section({
  title,
  hint,
  actions,
  children,
}: {
  readonly title?: string
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className={`card ${classes.section}`}>
      {(title || actions) && (
        <div className={classes.sectionHead}>
          <div>
            {title && <h2>{title}</h2>}
            {hint && <p className="muted">{hint}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}

/** Names and values below each other, as a profile shows them. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' || value === null || value === undefined ? <span className="muted">–</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PageSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Bone height={12} width={90} />
      <Bone height={24} width={220} />
      <Bone height={44} />
      <Bone height={340} />
    </div>
  )
}
