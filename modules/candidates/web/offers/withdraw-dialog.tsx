/** Taking an offer back, and whether the candidate hears of it: of an offer that was never sent nobody is told. */
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { type offers, withdrawOffer } from '../../contract/offers.ts'
import { REFRESHES } from '../use-move.ts'
import { useWords } from '../words.ts'

type WithdrawDialogProps = { readonly offer: DataOf<typeof offers>[number]; readonly onClose: () => void }

export function WithdrawDialog({ offer: { id, status }, onClose }: WithdrawDialogProps) {
  const t = useWords()
  const isAccepted = status === 'accepted'
  // Whoever accepted and does not come has mostly said so.
  const [tell, setTell] = useState(status === 'sent')
  const withdraw = useAct(withdrawOffer, { refreshes: REFRESHES, after: onClose })
  return (
    <ConfirmDialog
      title={t(isAccepted ? 'candidates.notComingTitle' : 'candidates.withdrawOfferTitle')}
      action={t(isAccepted ? 'candidates.notComing' : 'candidates.withdrawOffer')}
      working={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id }, body: { tell } })}
      onClose={onClose}
    >
      {t(isAccepted ? 'candidates.notComingHint' : 'candidates.withdrawOfferHint')}
      {(isAccepted || status === 'sent') && (
        <Switch
          label={t('candidates.tell')}
          description={t('candidates.tellOfferHint')}
          checked={tell}
          onChange={(event) => setTell(event.currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
