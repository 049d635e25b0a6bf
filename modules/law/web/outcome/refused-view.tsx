/** No answer: what is still needed, or what the law does not take. */
import { Notice } from '#design/notice.tsx'
import type { RefusedAnswer } from '#statutory/core/country-law.ts'
import type { Scheme } from '#statutory/core/scheme.ts'
import { nameIfAny } from '#statutory/words/words.ts'
import type { SpokenBook } from '../books/books.ts'
import { RefusalText } from '../form/refusal-text.tsx'
import { useWords } from '../words.ts'

type RefusedViewProps = {
  readonly book: SpokenBook
  readonly scheme: Scheme
  readonly refused: RefusedAnswer
  /** Nothing was filled in yet. */
  readonly untouched: boolean
}

export function RefusedView({ book, scheme, refused, untouched }: RefusedViewProps) {
  const t = useWords()
  if (untouched && refused.key !== 'on') return <Notice tone="info">{t('law.fillIn')}</Notice>
  const label = refused.key === 'on' ? t('law.day') : labelOf(book, scheme.id, refused.key)
  return (
    <Notice tone={refused.why === 'missing' ? 'info' : 'bad'}>
      <b>{t(refused.why === 'missing' ? 'law.stillNeeded' : 'law.noAnswer')}</b>{' '}
      <RefusalText words={book.words} label={label} refused={refused} />
    </Notice>
  )
}

/** `earnings[1].amount` is the second one's amount: the list's name, the number, the key's name. */
function labelOf(book: SpokenBook, scheme: string, key: string): string {
  const names = key.split('.').map((part) => {
    const [, name = part, row] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? []
    return `${nameIfAny(book.words, scheme, name) ?? name}${row === undefined ? '' : ` ${Number(row) + 1}`}`
  })
  return names.join(' · ')
}
