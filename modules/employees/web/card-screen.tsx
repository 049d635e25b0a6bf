/** One's own e-business card. */
import { Page, Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownCard } from '../contract/card.ts'
import { BusinessCardView } from './card/business-card.tsx'
import { useWords } from './words.ts'

export function CardScreen() {
  const t = useWords()
  const reading = useCall(ownCard, {})
  return (
    <Page title={t('employees.tab.businessCard')} narrow>
      <Section>
        <Loaded reading={reading} rows={6}>
          {(card) => <BusinessCardView card={card} />}
        </Loaded>
      </Section>
    </Page>
  )
}
