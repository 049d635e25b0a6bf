/** One's own e-business card. */
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { Problem } from '#platform/http/web/problem.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownCard } from '../contract/card.ts'
import { BusinessCardView } from './card/business-card.tsx'
import { useWords } from './words.ts'

export function CardScreen() {
  const t = useWords()
  const reading = useCall(ownCard, {})
  // An account without a record is no failure: trying again would not help.
  const hasNone = reading.error instanceof Problem && reading.error.status === 404
  return (
    <Page title={t('employees.tab.businessCard')} narrow>
      <Section>
        {hasNone ? (
          <Empty title={t('employees.card.none')} hint={t('employees.card.noneHint')} />
        ) : (
          <Loaded reading={reading} rows={6}>
            {(card) => <BusinessCardView card={card} />}
          </Loaded>
        )}
      </Section>
    </Page>
  )
}
