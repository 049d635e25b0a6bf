/** What waits in stages of its own: reviews and the like, each leading to the page on which it is done. */
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pendingCount } from '../../contract.ts'
import { useWords } from '../words.ts'
import classes from './inbox.module.css'

export const useStaged = () => useCall(pendingCount, {}).data?.staged ?? []

/** Nothing is drawn while nothing waits. */
export function StagedCard() {
  const t = useWords()
  const language = useLanguage()
  const waiting = useStaged()
  if (waiting.length === 0) return null
  return (
    <section className={`card ${classes.staged}`} aria-label={t('approvals.staged')}>
      <h2>{t('approvals.staged')}</h2>
      <ul>
        {waiting.map(({ kind, id, name, label, stage, since, to }) => (
          <li key={`${kind} ${id}`}>
            <Link to={to}>
              <span>
                {t('approvals.stagedOf', { label, name })}
                <small>{t('approvals.stagedSince', { stage, day: dayText(since, language) })}</small>
              </span>
              <IconChevronRight size={15} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
