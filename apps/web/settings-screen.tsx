/** /app/settings leads to the first area that is open to the reader. */
import { Navigate } from '@tanstack/react-router'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { settingsFor } from './navigation.ts'
import { useWords } from './words.ts'

export function SettingsScreen() {
  const t = useWords()
  const session = useSession()
  const [first] = session ? settingsFor(session) : []
  if (first) return <Navigate to={first.path} replace />
  return (
    <Page title={t('screen.settings')}>
      <Empty title={t('shell.noSettings')} />
    </Page>
  )
}
