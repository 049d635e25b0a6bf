import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { healthInsureTypes } from '../../../contract/pay/history.ts'
import { useWords } from '../../words.ts'
import type { PaidPerson } from './pay-calls.ts'
import { StatutoryPart } from './statutory-part.tsx'

/** The insurances of the country; an amount of Taiwan's health insurance is chosen among the grades in force. */
export default function InsuranceTab({ person }: { readonly person: PaidPerson }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const grades = useCall(healthInsureTypes, {}, { staleTime: 3_600_000 })
  const options = (grades.data ?? []).map(({ grade, insured_amount }) => ({
    value: insured_amount,
    label: t('employees.grade', { grade, amount: moneyText(insured_amount, currency) }),
  }))
  return (
    <StatutoryPart
      person={person}
      tab="insurance"
      choices={(field) => (field.name === 'health_insured_salary' && options.length > 0 ? options : undefined)}
    />
  )
}
