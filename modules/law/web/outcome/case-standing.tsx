/** What an answer rests on, and plainly whether all of it is established. */
import { Notice } from '#design/notice.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { SpokenBook } from '../books/books.ts'
import { useWords } from '../words.ts'
import { SourceList } from '../worksheet/source-list.tsx'

export function CaseStanding({ book, sources }: { readonly book: SpokenBook; readonly sources: readonly string[] }) {
  const t = useWords()
  const language = useLanguage()
  const found = sources.flatMap((id) => book.law.sources.get(id) ?? [])
  const open = found.filter(({ standing }) => standing !== 'confirmed')
  return (
    <>
      {found.length > 0 && (
        <Notice tone={open.length === 0 ? 'good' : 'warn'}>
          {t(open.length === 0 ? 'law.allConfirmed' : 'law.notAllConfirmed', { count: open.length })}
        </Notice>
      )}
      <SourceList
        sources={found.map((source) => ({
          id: source.id,
          title: source.title,
          citation: source.citation ?? null,
          from: dayText(source.from, language),
          standing: source.standing,
          standing_label: book.words.standings[source.standing],
          checked: dayText(source.checked, language),
          url: source.url ?? null,
          note: source.note ?? null,
        }))}
      />
      <p className="muted">
        {t('law.book', { hash: book.law.bookHash.slice(0, 12), version: book.law.engineVersion })}
      </p>
    </>
  )
}
