import { Page, Section } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from './words.ts'

/** Where operations land. Their screens come with the calls behind them. */
export function OperationsDashboardScreen() {
  const t = useWords()
  const session = useSession()
  return (
    <Page title={t('operations.hello', { name: session?.preferredName || session?.fullName || '' })}>
      <Section>
        <Empty title={t('operations.soon')} hint={t('operations.soonHint')} />
      </Section>
    </Page>
  )
}
