/** What one has to know to agree to an offer: to whom, as what, from when, and the pay, which is told here alone. */
import { Facts } from '#design/page.tsx'
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import { EMPLOYMENT } from './offer-dialog.tsx'

export function OfferBeside({ request }: { readonly request: RequestDetail }) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const type = EMPLOYMENT.find((one) => one === request.type)
  return (
    <Facts
      facts={[
        [t('candidates.name'), request.full_name],
        ...(request.amount
          ? ([[t('candidates.offeredSalary'), `${currency} ${moneyText(request.amount, currency)}`]] as const)
          : []),
        ...(request.from ? ([[t('candidates.firstDay'), dayText(request.from, language)]] as const) : []),
        ...(type ? ([[t('candidates.employment'), t(`candidates.type.${type}`)]] as const) : []),
        ...(request.department ? ([[t('candidates.department'), request.department]] as const) : []),
      ]}
    />
  )
}
