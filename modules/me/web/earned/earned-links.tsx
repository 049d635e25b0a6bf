/** The ways to what was earned, for whom the company keeps it. */
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { earningNames, earnings } from './earnings.ts'

export function EarnedLinks() {
  const t = useWords()
  const session = useSession()
  const earned = earningNames.filter((name) => mayEnter(session, earnings[name].area))
  const open = [
    ...earned.map((name) => ({ path: earnings[name].path, name: t(`me.${name}`), line: t(`me.${name}.line`) })),
    ...(mayEnter(session, 'overtime.own')
      ? [{ path: '/me/overtime', name: t('me.overtime'), line: t('me.overtime.line') } as const]
      : []),
  ]
  if (open.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.earned.title')}</h2>
      <div>
        {open.map(({ path, name, line }) => (
          <Link key={path} to={path} className={classes.row}>
            <span>
              {name}
              <small>{line}</small>
            </span>
            <IconChevronRight size={16} aria-hidden />
          </Link>
        ))}
      </div>
    </section>
  )
}
