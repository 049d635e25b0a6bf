/** My attendance: the clock, and my month below it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { OwnMonth } from '#modules/attendance/web/public.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { ClockCard } from './clock-card.tsx'

export function AttendanceScreen() {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const navigate = useNavigate()
  const { qr } = useSearch({ strict: false }) as { readonly qr?: string }
  return (
    <>
      <MeHead title={t('me.attendance')} line={dayText(today, language)} back="/me" />
      <ClockCard code={qr} onDone={() => void navigate({ to: '/me/attendance', search: {}, replace: true })} />
      <OwnMonth />
    </>
  )
}
