/** What is done with the money of an approved travel: its advance noted, its per diem claimed, the whole closed. */
import { Button } from '@mantine/core'
import { IconCash, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#platform/identity/web/me.ts'
import { AdvanceDialog } from './advance-dialog.tsx'
import { ClaimPerDiem } from './claim-per-diem.tsx'
import { CloseDialog } from './close-dialog.tsx'
import classes from './travel.module.css'
import type { Travel } from './travel-beside.tsx'
import { useWords } from './words.ts'

export function TravelActs({ travel }: { readonly travel: Travel }) {
  const t = useWords()
  const { today } = useMe()
  const [open, setOpen] = useState<'advance' | 'close'>()
  const { id, status, is_paid, advance, per_diem, per_diem_claim_id, to } = travel
  if (is_paid || (status !== 'approved' && status !== 'completed')) return null
  const close = () => setOpen(undefined)
  return (
    <div className={classes.acts}>
      {advance && advance.paid_on === null && (
        <Button variant="default" leftSection={<IconCash size={16} />} onClick={() => setOpen('advance')}>
          {t('travel.payAdvance')}
        </Button>
      )}
      {per_diem_claim_id === null && per_diem.total !== '0.00' && to <= today && <ClaimPerDiem id={id} own={false} />}
      <Button variant="default" leftSection={<IconLock size={16} />} onClick={() => setOpen('close')}>
        {t('travel.close')}
      </Button>
      {open === 'advance' && <AdvanceDialog travel={travel} onClose={close} />}
      {open === 'close' && <CloseDialog travel={travel} onClose={close} />}
    </div>
  )
}
