/** In the place of what belongs to an employment, for an account that has none. */
import { Empty } from '#design/states.tsx'
import classes from './me.module.css'
import { useWords } from './words.ts'

export function NotEmployed() {
  const t = useWords()
  return (
    <section className={`card ${classes.card}`}>
      <Empty title={t('me.notEmployed')} hint={t('me.notEmployedHint')} />
    </section>
  )
}
