/** How much of a country's law is established, and every block of it that is not. */
import { dayText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import type { Source } from '#statutory/core/history.ts'
import type { SpokenBook } from '../books/books.ts'
import classes from '../law.module.css'
import { useWords } from '../words.ts'
import { SourceList } from '../worksheet/source-list.tsx'
import { StandingKey } from './standing-key.tsx'

export function BookStanding({ book }: { readonly book: SpokenBook }) {
  const t = useWords()
  const language = useLanguage()
  const all = [...book.law.sources.values()]
  const open = all.filter(({ standing }) => standing !== 'confirmed')
  const names: { readonly [scheme: string]: string } = book.words.schemes
  const shown = ({ id, scheme, title, citation, from, standing, checked, url, note }: Source) => ({
    id,
    title: `${names[scheme] ?? scheme}${colon()}${title}`,
    citation: citation ?? null,
    from: dayText(from, language),
    standing,
    standing_label: book.words.standings[standing],
    checked: dayText(checked, language),
    url: url ?? null,
    note: note ?? null,
  })
  return (
    <>
      <StandingKey />
      <section className={`card ${classes.key}`}>
        <h2>{t('law.notEstablished')}</h2>
        <p className="muted">{t('law.established', { confirmed: all.length - open.length, all: all.length })}</p>
        <SourceList sources={open.map(shown)} />
      </section>
    </>
  )
}
