/** How everybody's e-business card looks, seen as it is set. */
import { Section } from '#design/page.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { cardColours } from '../../model/card-colours.ts'
import { CardFace } from '../card/card-face.tsx'
import { useWords } from '../words.ts'
import { SettingsPage } from './settings-page.tsx'

export function BusinessCardScreen() {
  const t = useWords()
  const me = useMe()
  return (
    <SettingsPage
      title={t('company.businessCard')}
      groups={() => [
        {
          title: t('company.cardAppearance'),
          fields: [
            { name: 'business_card_use_logo', kind: 'switch', label: t('company.cardUseLogo') },
            {
              name: 'business_card_letterhead_text',
              kind: 'long',
              label: t('company.cardText'),
              hint: t('company.cardTextHint'),
            },
            {
              name: 'business_card_bg_color',
              kind: 'choice',
              label: t('company.cardColour'),
              options: cardColours.map((colour) => ({ value: colour, label: t(`company.colour.${colour}`) })),
            },
          ],
        },
      ]}
      after={(now, wanted) => (
        <Section title={t('company.cardPreview')}>
          <CardFace
            company={now.brand_name || now.full_name}
            colour={cardColours.find((colour) => colour === wanted.business_card_bg_color) ?? 'white'}
            text={String(wanted.business_card_letterhead_text ?? '')}
            useLogo={wanted.business_card_use_logo === true}
            logoUrl={now.logo_url}
            name={me.preferred_name || me.full_name}
            lines={[me.email]}
          />
        </Section>
      )}
    />
  )
}
