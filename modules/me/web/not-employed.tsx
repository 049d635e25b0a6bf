/** In the place of what belongs to an employment, for an account that has none. */
import { useLocation } from '@tanstack/react-router'
import { Empty } from '#design/states.tsx'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { useWords } from './words.ts'

export function NotEmployedPage() {
  const t = useWords()
  const { pathname } = useLocation()
  return (
    <>
      <MeHead title={t(pathname.startsWith('/me/pay') ? 'me.pay' : 'me.leave')} />
      <NotEmployed />
    </>
  )
}

export function NotEmployed() {
  const t = useWords()
  return (
    <section className={`card ${classes.card}`}>
      <Empty title={t('me.notEmployed')} hint={t('me.notEmployedHint')} />
    </section>
  )
}
