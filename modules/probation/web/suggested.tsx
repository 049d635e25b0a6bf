/** What the manager suggested, where its reader may see it. */
import { Facts, Section } from '#design/page.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ReviewShown } from './ratings-table.tsx'
import { useWords } from './words.ts'

export function Suggested({ review }: { readonly review: ReviewShown }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const { suggested_result, suggested_end_date, suggested_salary, comment, beyond_agreed } = review
  if (!suggested_result && !suggested_end_date && !suggested_salary && !comment && !beyond_agreed) return null
  return (
    <Section title={t('probation.suggested')}>
      <Facts
        facts={[
          [t('probation.result'), suggested_result && t(`probation.result.${suggested_result}`)],
          [t('probation.newEnd'), suggested_end_date && dayText(suggested_end_date, language)],
          [t('probation.beyondAgreed'), beyond_agreed && dayText(beyond_agreed, language)],
          [t('probation.newSalary'), suggested_salary && moneyText(suggested_salary, currency)],
          [t('probation.hrComment'), comment],
        ]}
      />
    </Section>
  )
}
