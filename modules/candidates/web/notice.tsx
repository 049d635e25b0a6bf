/** What whoever applies agrees to. A changed text is a new version: `CONSENT_VERSION` in model/keeping.ts. */
import { useWords } from './words.ts'

export function Notice({ company }: { readonly company: string }) {
  const t = useWords()
  return (
    <details>
      <summary>{t('candidates.notice')}</summary>
      <p style={{ whiteSpace: 'pre-line' }}>{t('candidates.noticeText', { company })}</p>
      <p lang="ms" style={{ whiteSpace: 'pre-line' }}>
        {t('candidates.noticeMalay', { company })}
      </p>
    </details>
  )
}
