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
  const open = earningNames.filter((name) => mayEnter(session, earnings[name].area))
  if (open.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.earned.title')}</h2>
      <div>
        {open.map((name) => (
          <Link key={name} to={earnings[name].path} className={classes.row}>
            <span>
              {t(`me.${name}`)}
              <small>{t(`me.${name}.line`)}</small>
            </span>
            <IconChevronRight size={16} aria-hidden />
          </Link>
        ))}
      </div>
    </section>
  )
}
