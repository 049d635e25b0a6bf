/** A card as it is shown, with the picture telephones read, to be taken as a file for address books. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { CardFace } from '#modules/company/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { ownCard } from '../../contract/card.ts'
import { useWords } from '../words.ts'
import classes from './card.module.css'

type Card = DataOf<typeof ownCard>

export function BusinessCardView({ card }: { readonly card: Card }) {
  const t = useWords()
  return (
    <div className={classes.both}>
      <CardFace
        company={card.company}
        colour={card.bg_color}
        text={card.letterhead_text}
        useLogo={card.use_logo}
        logoUrl={card.logo_url}
        photo={card.photo}
        name={card.preferred_name || card.full_name}
        lines={[
          [card.position, card.department].filter(Boolean).join(' · '),
          card.phone,
          card.email,
          card.website,
          card.address,
        ]}
      />
      <div className={classes.code}>
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(card.qr_svg)}`} alt={t('employees.card.qr')} />
        <p className="muted">{t('employees.card.scan')}</p>
        <Button variant="default" leftSection={<IconDownload size={15} />} onClick={() => save(card)}>
          {t('employees.card.take')}
        </Button>
      </div>
    </div>
  )
}

function save(card: Card): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([card.vcard], { type: 'text/vcard;charset=utf-8' }))
  link.download = `${card.full_name}.vcf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
