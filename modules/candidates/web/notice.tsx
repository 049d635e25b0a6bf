/** What whoever applies agrees to. A changed text is a new version: `CONSENT_VERSION` in model/keeping.ts. */
import { useWords } from './words.ts'

type NoticeProps = { readonly company: string; readonly months: number; readonly pool: number }

export function Notice({ company, months, pool }: NoticeProps) {
  const t = useWords()
  return (
    <details>
      <summary>{t('candidates.notice')}</summary>
      <p style={{ whiteSpace: 'pre-line' }}>{t('candidates.noticeText', { company, months, pool })}</p>
      <p lang="ms" style={{ whiteSpace: 'pre-line' }}>
        {t('candidates.noticeMalay', { company, months, pool })}
      </p>
    </details>
  )
}
