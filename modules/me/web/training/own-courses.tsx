/** Courses that I have to do, and those I have done. */
import { ownCourses } from '#modules/training/contract/own.ts'
import { StateBadge, useTrainingText } from '#modules/training/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

export function OwnCourses() {
  const t = useWords()
  const text = useTrainingText()
  const found = useCall(ownCourses, {}).data ?? []
  if (found.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.training.courses')}</h2>
      <div>
        {found.map((one) => (
          <div key={one.course_id} className={classes.row}>
            <span>
              {one.course}
              {one.due_on && <small>{t('me.training.dueOn', { day: text.day(one.due_on) })}</small>}
            </span>
            <StateBadge
              of={one}
              said={t(one.state === 'missing' ? 'me.training.missing.state' : `me.training.${one.state}`)}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
