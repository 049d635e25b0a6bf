/** Before anything is chosen: three cases to open with a click, and what the standings mean. */
import { Link } from '@tanstack/react-router'
import { addressOf } from '../../model/address.ts'
import { draftOf } from '../../model/draft.ts'
import { featured } from '../../model/featured.ts'
import classes from '../law.module.css'
import { StandingKey } from '../outcome/standing-key.tsx'
import { useWords } from '../words.ts'

export function Welcome() {
  const t = useWords()
  return (
    <>
      <section className={classes.featured} aria-label={t('law.examples')}>
        {featured.map(({ name, scheme, on, given }) => (
          <Link
            key={scheme}
            to="/law"
            hash={addressOf({ scheme, on, draft: draftOf(given) })}
            activeOptions={{ includeHash: true }}
            className="card"
          >
            <h2>{t(`law.featured.${name}`)}</h2>
            <p className="muted">{t(`law.featured.${name}.text`)}</p>
          </Link>
        ))}
      </section>
      <StandingKey />
    </>
  )
}
