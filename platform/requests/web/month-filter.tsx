/** The month whose requests are listed; empty for all there is. */
import { TextInput } from '@mantine/core'
import type { ListAddress } from '#design/data-list/address.ts'
import { useWords } from './words.ts'

export function MonthFilter({ address }: { readonly address: ListAddress }) {
  const t = useWords()
  return (
    <TextInput
      type="month"
      w={170}
      aria-label={t('requests.month')}
      value={address.filter('month') ?? ''}
      onChange={(event) => address.change({ 'f.month': event.currentTarget.value || undefined })}
    />
  )
}
