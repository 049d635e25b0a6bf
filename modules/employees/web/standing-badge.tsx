/** Where somebody stands: the state, or the first day where that is still to come. */
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { statusWord, toneOf } from './labels.ts'
import { useWords } from './words.ts'

type Standing = { readonly status: string; readonly joined_on: string; readonly is_service_account: boolean }

export function StandingBadge({ person: { status, joined_on, is_service_account } }: { readonly person: Standing }) {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const isComing = status === 'active' && joined_on > today
  return (
    <>
      {isComing ? (
        <StatusBadge tone="info">{t('employees.startsOn', { day: dayText(joined_on, language) })}</StatusBadge>
      ) : (
        <StatusBadge tone={toneOf(status)}>{statusWord(status)}</StatusBadge>
      )}
      {is_service_account && <StatusBadge>{t('employees.serviceAccount')}</StatusBadge>}
    </>
  )
}
