/** The dated blocks that steps rest on, numbered as the steps point to them, each with its standing. */
import { StatusBadge } from '#design/status-badge.tsx'
import { sourceText } from '#platform/words/source-text.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './worksheet.module.css'

export type SourceShown = {
  readonly id: string
  readonly title: string
  readonly citation: string | null
  /** As it is read: a day in the reader's form. */
  readonly from: string
  readonly standing: string
  readonly standing_label: string
  readonly checked: string | null
  readonly url?: string | null
  readonly note?: string | null
}

export function SourceList({ sources }: { readonly sources: readonly SourceShown[] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ol className={classes.sources} aria-label={t('law.sources')}>
      {sources.map(({ id, title, citation, from, standing, standing_label, checked, url, note }) => (
        <li key={id}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {sourceText(title, language)}
            </a>
          ) : (
            sourceText(title, language)
          )}
          {citation && `${language === 'en' ? ', ' : '，'}${sourceText(citation, language)}`} ·{' '}
          {t('law.inForce', { day: from })}
          {checked && ` · ${t('law.checked', { day: checked })}`}{' '}
          <StatusBadge tone={standing === 'confirmed' ? 'good' : 'warn'}>{standing_label}</StatusBadge>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
