/** In the place of what belongs to an employment, for an account that has none. */
import { useMatches } from '@tanstack/react-router'
import { Empty } from '#design/states.tsx'
import { say } from '#platform/words/web/words.ts'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { useWords } from './words.ts'

export function NotEmployedPage() {
  // Called as its screen is; the router keeps that beside each.
  const word = useMatches()
    .map(({ staticData }) => (staticData as { readonly word?: string }).word)
    .findLast(Boolean)
  return (
    <>
      <MeHead title={word ? say(word) : ''} back="/me" />
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
