/** What one has to know to acknowledge that somebody leaves. */
import { Facts } from '#design/page.tsx'
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { typeWord } from './exits/shown.ts'
import { useWords } from './words.ts'

export function ExitBeside({ request }: { readonly request: RequestDetail }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <Facts
        facts={[
          [t('exit.staffId'), request.staff_id],
          [t('exit.department'), request.department],
          [t('exit.type'), request.type && typeWord(t, request.type)],
          [t('exit.noticeDate'), request.from && dayText(request.from, language)],
          [t('exit.lastDay'), request.to && dayText(request.to, language)],
        ]}
      />
      {request.waits_for.length > 0 && <p className="muted">{t('exit.besideHint')}</p>}
    </>
  )
}
