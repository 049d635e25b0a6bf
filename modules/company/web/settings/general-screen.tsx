/** What holds for the whole company: language and time, security, people and their ids, reminders of what runs out. */
import { companyRoles } from '#access/roles.ts'
import { Facts, Section } from '#design/page.tsx'
import { roleWord } from '#platform/identity/web/names.ts'
import { useLanguage, wordOr } from '#platform/words/web/words.ts'
import { presetTimezones } from '../../model/timezones.ts'
import { useWords } from '../words.ts'
import { DocumentKinds } from './document-kinds.tsx'
import { RecordFlows } from './record-flows.tsx'
import type { SettingGroup } from './setting-field.ts'
import { SettingsPage } from './settings-page.tsx'
import { idsOf, StaffIds } from './staff-ids.tsx'
import type { Settings } from './use-settings-form.ts'

export function GeneralScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('company.generalSettings')}
      groups={useGroups()}
      after={(now) => (
        <>
          <DocumentKinds now={now} />
          <StaffIds key={idsOf(now)} now={now} />
          <RecordFlows />
          <Section title={t('company.subscription')} hint={t('company.subscriptionHint')}>
            <Facts
              facts={[
                [t('company.package'), now.package_label ?? wordOr(`company.package.${now.package}`, now.package)],
                [t('company.headcount'), String(now.headcount_limit)],
              ]}
            />
          </Section>
        </>
      )}
    />
  )
}

function useGroups(): (now: Settings) => readonly SettingGroup[] {
  const t = useWords()
  useLanguage()
  const roles = companyRoles.map((role) => ({ value: role, label: roleWord(role) }))
  return ({ timezone_key }) => [
    {
      title: t('company.languageAndTime'),
      fields: [
        {
          name: 'prefer_lang',
          kind: 'choice',
          label: t('company.preferLang'),
          hint: t('company.preferLangHint'),
          options: languages.map((value) => ({ value, label: t(`company.lang.${value}`) })),
        },
        {
          name: 'timezone_key',
          kind: 'choice',
          label: t('company.timezone'),
          hint: t('company.timezoneHint'),
          options: [...new Set([...presetTimezones, timezone_key])].map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          })),
          follows: () => t('company.timezoneFollows'),
        },
        {
          name: 'letterhead_use_logo',
          kind: 'switch',
          label: t('company.letterheadLogo'),
          hint: t('company.letterheadLogoHint'),
        },
        {
          name: 'letterhead_text',
          kind: 'long',
          label: t('company.letterheadText'),
          hint: t('company.letterheadHint'),
        },
      ],
    },
    {
      title: t('company.security'),
      fields: [
        {
          name: 'is_enable_google2fa_login',
          kind: 'switch',
          label: t('company.demand2fa'),
          hint: t('company.demand2faHint'),
          follows: (on) => (on === true ? t('company.demand2faFollows') : undefined),
        },
        {
          name: 'is_view_of_other_department',
          kind: 'switch',
          label: t('company.viewOfOthers'),
          hint: t('company.viewOfOthersHint'),
        },
      ],
    },
    {
      title: t('company.reminders'),
      hint: t('company.remindersHint'),
      fields: [
        {
          name: 'notification_reminder',
          kind: 'switch',
          label: t('company.notificationReminder'),
          hint: t('company.notificationReminderHint'),
          follows: (on) => (on === true ? undefined : t('company.notificationReminderFollows')),
        },
        { name: 'is_enable_document_expiry_reminder', kind: 'switch', label: t('company.documentReminder') },
        {
          name: 'document_expiry_reminder_days',
          kind: 'days',
          label: t('company.documentReminderDays'),
          hint: t('company.documentReminderDaysHint'),
        },
        {
          name: 'document_expiry_reminder_roles',
          kind: 'choices',
          label: t('company.reminderRoles'),
          hint: t('company.reminderRolesHint'),
          options: roles,
        },
      ],
    },
  ]
}

const languages = ['en-us', 'tw', 'zh-hant', 'en'] as const
