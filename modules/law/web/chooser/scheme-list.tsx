/** Every scheme of the country, and how much of its law is established. */
import { Link } from '@tanstack/react-router'
import { Notice } from '#design/notice.tsx'
import { addressOf } from '../../model/address.ts'
import type { SpokenBook } from '../books/books.ts'
import { monthEnd } from '../day.ts'
import classes from '../law.module.css'
import { BookStanding } from '../outcome/book-standing.tsx'
import { useWords } from '../words.ts'

export function SchemeList({ book, unknown }: { readonly book: SpokenBook; readonly unknown: string | undefined }) {
  const t = useWords()
  const names: { readonly [scheme: string]: string } = book.words.schemes
  const on = monthEnd(book.timezone)
  return (
    <>
      {unknown && (
        <Notice tone="warn" role="alert">
          {t('law.unknownScheme', { scheme: unknown })}
        </Notice>
      )}
      <nav className={classes.schemes} aria-label={t('law.scheme')}>
        {[...book.law.schemes.keys()].map((scheme) => (
          <Link
            key={scheme}
            to="/law"
            hash={addressOf({ scheme, on, draft: {} })}
            activeOptions={{ includeHash: true }}
            className="card"
          >
            {names[scheme] ?? scheme}
          </Link>
        ))}
      </nav>
      <BookStanding book={book} />
    </>
  )
}
