/** The company's own record: names, contact, numbers at the agencies. */
import { useLocation } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { profile } from '../../contract/profile.ts'
import { employerNumbersOf } from '../../model/employer-numbers.ts'
import { PicturesSection } from '../pictures/pictures-section.tsx'
import { useWords } from '../words.ts'
import { ProfileSection } from './profile-section.tsx'

const GENERAL = ['name', 'brand_name', 'registration_no', 'industry'] as const
const CONTACT = ['phone', 'email', 'website', 'address', 'city', 'state', 'postcode'] as const
export function ProfileScreen() {
  const t = useWords()
  const session = useSession()
  const mayWrite = mayEnter(session, 'company.profile.write')
  const reading = useCall(profile, {})
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <Page title={t('company.profile')} crumb={t('company.crumb')} narrow>
      <Loaded reading={reading}>
        {(found) => (
          <>
            <ProfileSection
              title={t('company.general')}
              hint={`${t(`company.${countryOf(found.country_alpha_2)}`)} · ${found.currency_code} · ${found.timezone_key}`}
              fields={GENERAL}
              now={found}
              mayWrite={mayWrite}
            />
            <PicturesSection
              name={found.brand_name || found.name}
              logoUrl={found.logo_url}
              photoUrl={found.photo_url}
              mayWrite={mayWrite}
            />
            <ProfileSection
              title={t('company.numbers')}
              hint={t('company.numbersHint')}
              fields={employerNumbersOf[countryOf(found.country_alpha_2)]}
              now={found}
              mayWrite={mayWrite}
              needed
              sought={hash === 'numbers'}
            />
            <ProfileSection title={t('company.contact')} fields={CONTACT} now={found} mayWrite={mayWrite} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const countryOf = (code: string): 'MY' | 'TW' | 'PH' => (code === 'TW' || code === 'PH' ? code : 'MY')
