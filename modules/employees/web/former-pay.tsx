/** Whoever joins in the course of a year is asked what was earned before: the tax of the year goes by it. */

import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { formerPay, mayHaveFormerPay } from '../model/country-fields/former-pay.ts'
import { fieldWord } from './labels.ts'
import { useWords } from './words.ts'

export type FormerPaySaid = { readonly said: string; readonly amounts: Readonly<Record<string, string>> }
export const nothingSaid: FormerPaySaid = { said: 'later', amounts: {} }

type FormerPayProps = {
  readonly joinedOn: string
  readonly value: FormerPaySaid
  readonly onChange: (said: FormerPaySaid) => void
}

export function FormerPay({ joinedOn, value, onChange }: FormerPayProps) {
  const t = useWords()
  const session = useSession()
  const { country, currency_code: currency, today } = useMe()
  const fields = country ? formerPay[country] : []
  if (fields.length === 0 || !mayHaveFormerPay(joinedOn, today) || !mayEnter(session, 'employee.pay')) return null
  return (
    <>
      <ChoiceField
        label={t('employees.formerPay')}
        allowDeselect={false}
        data={(['later', 'none', 'enter'] as const).map((one) => ({
          value: one,
          label: t(`employees.formerPay.${one}`),
        }))}
        value={value.said}
        onChange={(said) => onChange({ ...value, said: said ?? 'later' })}
      />
      {value.said === 'enter' &&
        fields.map((name) => (
          <MoneyField
            key={name}
            label={fieldWord(name)}
            currency={currency ?? ''}
            value={value.amounts[name] ?? ''}
            onChange={(amount) => onChange({ ...value, amounts: { ...value.amounts, [name]: amount } })}
          />
        ))}
    </>
  )
}

/** As facts of the record; nothing where it is answered later. */
export function formerFacts(country: keyof typeof formerPay | null, { said, amounts }: FormerPaySaid) {
  const [first = ''] = country ? formerPay[country] : []
  if (said === 'none' && first) return { [first]: '0.00' }
  return said === 'enter' ? Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== '')) : {}
}
