/** The quarantine policy as settings. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { useWords } from './words.ts'

export function QuarantineSettingsScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('quarantine.settings')}
      groups={() => [
        {
          title: t('quarantine.policy'),
          hint: t('quarantine.hint'),
          fields: [
            {
              name: 'quarantine_days',
              kind: 'number',
              label: t('quarantine.days'),
              least: 1,
              most: 60,
              unit: t('quarantine.unit'),
            },
            { name: 'quarantine_is_paid', kind: 'switch', label: t('quarantine.paid') },
            { name: 'quarantine_require_attachment', kind: 'switch', label: t('quarantine.attachment') },
          ],
        },
      ]}
    />
  )
}
