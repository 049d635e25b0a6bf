/** A field for one of the companies of the installation. */
import { ChoiceField } from '#design/fields/choice-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { accounts } from '../contract/invoices.ts'
import { useWords } from './words.ts'

export type Account = DataOf<typeof accounts>[number]
const NONE: readonly Account[] = []

export const useAccounts = (): readonly Account[] => useCall(accounts, { query: {} }).data ?? NONE

type CompanyFieldProps = {
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly error?: React.ReactNode
}

export function CompanyField(props: CompanyFieldProps) {
  const t = useWords()
  const companies = useAccounts()
  return (
    <ChoiceField
      label={t('billing.company')}
      required
      searchable
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  )
}
