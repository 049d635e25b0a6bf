/** Other programs: keys with which they call, and addresses that are told of decisions. */
import { Page } from '#design/page.tsx'
import { KeysSection } from './keys-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'
import { useWords } from './words.ts'

export function IntegrationsScreen() {
  const t = useWords()
  return (
    <Page title={t('integrations.title')} crumb={t('integrations.crumb')}>
      <KeysSection />
      <WebhooksSection />
    </Page>
  )
}
