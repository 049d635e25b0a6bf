/** How long leavers are kept by name, who may be forgotten, and everything on one person as a file. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { DueSection } from './due-section.tsx'
import { ExportSection } from './export-section.tsx'
import { useWords } from './words.ts'

export function PrivacyScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('privacy.title')}
      groups={() => [
        {
          title: t('privacy.keeping'),
          hint: t('privacy.keepingHint'),
          fields: [
            {
              name: 'retention_years',
              kind: 'number',
              label: t('privacy.years'),
              hint: t('privacy.yearsHint'),
              least: 1,
              most: 50,
              unit: t('privacy.yearsUnit'),
            },
          ],
        },
      ]}
      after={() => (
        <>
          <DueSection />
          <ExportSection />
        </>
      )}
    />
  )
}
