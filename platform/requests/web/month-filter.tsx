/** The month whose requests are listed; empty for all there is. */
import type { ListAddress } from '#design/data-list/address.ts'
import { MonthField } from '#design/fields/month-field.tsx'
import { useWords } from './words.ts'

export function MonthFilter({ address }: { readonly address: ListAddress }) {
  const t = useWords()
  return (
    <MonthField
      w={170}
      aria-label={t('requests.month')}
      placeholder={t('requests.month')}
      value={address.filter('month') ?? ''}
      onChange={(month) => address.change({ 'f.month': month || undefined })}
    />
  )
}
