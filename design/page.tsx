/** The frame of a page: where it stands, what it is called, what can be done, and its body below. */
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import classes from './page.module.css'
import { useTellTitle } from './page-title.ts'
import { Bone } from './states.tsx'
import { useDesignWords } from './words.ts'

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
  /** On one's own pages: where its arrow leads. The frame around it gives the room at its sides. */
  readonly back?: string
  readonly children: ReactNode
}

export function Page({ title, crumb, badge, meta, actions, full, narrow, back, children }: PageProps) {
  useTellTitle(title)
  return (
    <div
      className={classes.page}
      data-full={full || undefined}
      data-narrow={narrow || undefined}
      data-own={back ? true : undefined}
    >
      <header className={classes.head}>
        {back && <Back to={back} />}
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

function Back({ to }: { readonly to: string }) {
  const t = useDesignWords()
  return (
    <ActionIcon component={Link} to={to} size="lg" aria-label={t('design.back')}>
      <IconChevronLeft size={20} />
    </ActionIcon>
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
          <div className={classes.sectionNames}>
            {title && <h2>{title}</h2>}
            {hint && <p className="muted">{hint}</p>}
          </div>
          {actions && <div className={classes.sectionActions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

type FactsProps = {
  readonly facts: readonly (readonly [string, ReactNode])[]
  /** What is empty stays folded until it is asked for. */
  readonly fold?: boolean
}

/** Names and values below each other, as a profile shows them. */
export function Facts({ facts, fold }: FactsProps) {
  const t = useDesignWords()
  const [open, setOpen] = useState(false)
  const empty = fold && !open ? facts.filter(([, value]) => isEmpty(value)) : []
  const shown = empty.length > 0 ? facts.filter(([, value]) => !isEmpty(value)) : facts
  return (
    <>
      <dl className={classes.facts}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isEmpty(value) ? <span className="muted">–</span> : value}</dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && (
        <button type="button" className={classes.folded} aria-expanded={false} onClick={() => setOpen(true)}>
          {t('design.emptyFields', { count: empty.length })}
        </button>
      )}
    </>
  )
}

const isEmpty = (value: ReactNode): boolean => value === '' || value === null || value === undefined || value === false

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
