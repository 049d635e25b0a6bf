import { Button } from '@mantine/core'
import { Empty } from '../states.tsx'
import { useDesignWords } from '../words.ts'
import type { ListAddress } from './address.ts'

/** The list has rows, but none of them match. */
export function NothingFound({ address }: { readonly address: ListAddress }) {
  const t = useDesignWords()
  return (
    <Empty title={t('design.nothingFound')} hint={address.anyFilter ? t('design.nothingFoundHint') : undefined}>
      {address.anyFilter && (
        <Button variant="default" onClick={() => address.replaceAll(address.tab ? `tab=${address.tab}` : '')}>
          {t('design.clearAll')}
        </Button>
      )}
    </Empty>
  )
}
