/** The offers of a candidate: their terms, letters and answers. */
import { Button, Group } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { offerLetter, offers, sendOffer } from '../../contract/offers.ts'
import type { OfferStatus } from '../../model/offer.ts'
import type { CandidateWhole } from '../candidate.ts'
import { REFRESHES } from '../use-move.ts'
import { useWords } from '../words.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type OfferShown = DataOf<typeof offers>[number]
const TONES: Partial<Record<OfferStatus, Tone>> = { accepted: 'good', sent: 'info', approved: 'warn', declined: 'bad' }

export function Offers({ of }: { readonly of: CandidateWhole }) {
  const t = useWords()
  const [open, setOpen] = useState<'make' | { readonly send: OfferShown } | { readonly withdraw: OfferShown }>()
  const found = useCall(offers, { params: { id: of.id } }).data ?? []
  const close = () => setOpen(undefined)
  const send = useAct(sendOffer, { refreshes: REFRESHES, after: close })
  if (found.length === 0 && !of.may.offer) return null
  return (
    <Section
      title={t('candidates.offers')}
      actions={
        of.may.offer && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('make')}>
            {t(found.length === 0 ? 'candidates.makeOffer' : 'candidates.newVersion')}
          </Button>
        )
      }
    >
      {found.length === 0 && <p className="muted">{t('candidates.noOffer')}</p>}
      {found.map((offer) => (
        <OneOffer
          key={offer.id}
          offer={offer}
          mayEnd={of.may.migrate}
          onSend={() => setOpen({ send: offer })}
          onWithdraw={() => setOpen({ withdraw: offer })}
        />
      ))}
      {open === 'make' && <OfferDialog of={of} former={found[0]} onClose={close} />}
      {typeof open === 'object' && 'send' in open && (
        <ConfirmDialog
          title={t('candidates.sendTitle', { name: of.full_name })}
          action={t('candidates.sendOffer')}
          working={send.isPending}
          onConfirm={() => send.mutate({ params: { id: open.send.id }, body: {} })}
          onClose={close}
        >
          {t('candidates.sendHint', { email: of.email })}
        </ConfirmDialog>
      )}
      {typeof open === 'object' && 'withdraw' in open && <WithdrawDialog offer={open.withdraw} onClose={close} />}
    </Section>
  )
}

type OneOfferProps = {
  readonly offer: OfferShown
  /** Whoever accepted is not employed yet. */
  readonly mayEnd: boolean
  readonly onSend: () => void
  readonly onWithdraw: () => void
}

function OneOffer({ offer, mayEnd, onSend, onWithdraw }: OneOfferProps) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const stands = offer.status === 'approved' || offer.status === 'sent'
  return (
    <div>
      <Group justify="space-between">
        <b>{t('candidates.version', { version: offer.version })}</b>
        <StatusBadge tone={TONES[offer.status] ?? 'plain'}>{t(`candidates.offer.${offer.status}`)}</StatusBadge>
      </Group>
      <Facts
        facts={[
          [t('candidates.offeredSalary'), moneyText(offer.offered_salary, currency)],
          [t('candidates.firstDay'), dayText(offer.starts_on ?? offer.first_day, language)],
          [t('candidates.position'), [offer.position_name, offer.department_name].filter(Boolean).join(' · ')],
          [t('candidates.expiresOn'), dayText(offer.expires_on, language)],
          ...(offer.decline_reason ? ([[t('candidates.reason'), offer.decline_reason]] as const) : []),
        ]}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(offerLetter, { params: { id: offer.id } })}
        >
          {t('candidates.letter')}
        </Button>
        {offer.status === 'approved' && <Button onClick={onSend}>{t('candidates.sendOffer')}</Button>}
        {offer.status === 'accepted' && mayEnd && (
          <Button variant="default" onClick={onWithdraw}>
            {t('candidates.notComing')}
          </Button>
        )}
        {stands && (
          <Button variant="default" onClick={onWithdraw}>
            {t('candidates.withdrawOffer')}
          </Button>
        )}
      </Group>
    </div>
  )
}
