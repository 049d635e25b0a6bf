/** Who is told, and when, that a work permit runs out. */
import { companyRoles } from '#access/roles.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { useWords } from '../words.ts'
import { SettingsPage } from './settings-page.tsx'

export function WorkPermitScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('company.workPermit')}
      groups={() => [
        {
          title: t('company.workPermitReminder'),
          hint: t('company.workPermitHint'),
          fields: [
            { name: 'is_enable_work_permit_reminder', kind: 'switch', label: t('company.workPermitRemind') },
            {
              name: 'work_permit_reminder_days',
              kind: 'number',
              label: t('company.workPermitDays'),
              hint: t('company.workPermitDaysHint'),
              least: 1,
              most: 365,
              unit: t('company.days'),
            },
            {
              name: 'work_permit_reminder_roles',
              kind: 'choices',
              label: t('company.reminderRoles'),
              hint: t('company.reminderRolesHint'),
              options: companyRoles.map((role) => ({ value: role, label: roleWord(role) })),
            },
          ],
        },
      ]}
    />
  )
}
