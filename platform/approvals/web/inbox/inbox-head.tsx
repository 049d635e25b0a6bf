/** Which requests are listed, from which days, and who decides while one is away. */
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { DelegationDialog } from '../delegation/delegation-dialog.tsx'
import { useWords } from '../words.ts'
import { type View, views } from './use-inbox.ts'

type InboxHeadProps = { readonly view: View; readonly address: ListAddress }

export function InboxHead({ view, address }: InboxHeadProps) {
  const t = useWords()
  const [delegating, setDelegating] = useState(false)
  return (
    <>
      {view !== 'mine' && <Period address={address} />}
      <SegmentedControl
        size="xs"
        aria-label={t('approvals.view')}
        value={view}
        onChange={(next) =>
          address.change({
            view: next === 'mine' ? undefined : next,
            open: undefined,
            tab: undefined,
            'f.status': undefined,
          })
        }
        data={views.map((value) => ({ value, label: t(`approvals.view.${value}`) }))}
      />
      <Button variant="default" leftSection={<IconUserShare size={16} />} onClick={() => setDelegating(true)}>
        {t('approvals.delegate')}
      </Button>
      {delegating && <DelegationDialog onClose={() => setDelegating(false)} />}
    </>
  )
}

function Period({ address }: { readonly address: ListAddress }) {
  const t = useWords()
  const [from, to] = [address.filter('from'), address.filter('to')]
  return (
    <Group gap="xs" wrap="nowrap">
      <DateField
        size="xs"
        aria-label={t('approvals.from')}
        value={from ?? ''}
        latest={to}
        onChange={(day) => address.change({ 'f.from': day || undefined })}
      />
      <DateField
        size="xs"
        aria-label={t('approvals.to')}
        value={to ?? ''}
        earliest={from}
        onChange={(day) => address.change({ 'f.to': day || undefined })}
      />
    </Group>
  )
}
