/** Who decides on swaps once the colleague has agreed. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from '../words.ts'

export function SwapFlow() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const units = useCall(departments, {}, { enabled: isOpen }).data?.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('shifts.swapFlow')}
      </Button>
      {isOpen && (
        <Dialog opened onClose={() => setOpen(false)} title={t('shifts.swapFlow')}>
          <KindChains
            kind="shift_swap"
            title={t('shifts.swapFlow')}
            hint={t('shifts.swapFlowHint')}
            conditions={{ departments: units }}
          />
        </Dialog>
      )}
    </>
  )
}
