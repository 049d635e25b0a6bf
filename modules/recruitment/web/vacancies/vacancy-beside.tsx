/** What one has to know to agree to a vacancy: the position, how many, on what terms, and up to which pay. */
import { Facts } from '#design/page.tsx'
import type { RequestDetail } from '#platform/approvals/web/kind-parts.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { employmentTypes } from '../../model/vacancy.ts'
import { useWords } from '../words.ts'

export function VacancyBeside({ request }: { readonly request: RequestDetail }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const type = employmentTypes.find((one) => one === request.type)
  return (
    <Facts
      facts={[
        [t('recruitment.position'), request.full_name],
        ...(request.department ? ([[t('recruitment.department'), request.department]] as const) : []),
        [t('recruitment.headcount'), String(request.length ?? 1)],
        ...(type ? ([[t('recruitment.employment'), t(`recruitment.type.${type}`)]] as const) : []),
        ...(request.amount
          ? ([[t('recruitment.salaryTo'), `${currency} ${moneyText(request.amount, currency)}`]] as const)
          : []),
      ]}
    />
  )
}
