/** What the three standings mean, in words. */
import { StatusBadge } from '#design/status-badge.tsx'
import classes from '../law.module.css'
import { useWords } from '../words.ts'

const standings = ['confirmed', 'single', 'inferred'] as const

export function StandingKey() {
  const t = useWords()
  return (
    <section className={`card ${classes.key}`}>
      <h2>{t('law.standings')}</h2>
      <dl>
        {standings.map((standing) => (
          <div key={standing}>
            <dt>
              <StatusBadge tone={standing === 'confirmed' ? 'good' : 'warn'}>
                {t(`law.standing.${standing}`)}
              </StatusBadge>
            </dt>
            <dd>{t(`law.standing.${standing}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
