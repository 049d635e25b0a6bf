/** How people are recruited: why somebody is not taken, how long their data is kept, and the career page's first words. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { useWords } from './words.ts'

const MOST_MONTHS = 120

export function RecruitmentSettingsScreen() {
  const t = useWords()
  const months = { kind: 'number', least: 1, most: MOST_MONTHS, unit: t('recruitment.set.months') } as const
  return (
    <SettingsPage
      title={t('recruitment.settings')}
      groups={() => [
        {
          title: t('recruitment.set.page'),
          hint: t('recruitment.set.pageHint'),
          fields: [
            { name: 'career_introduction', kind: 'essay', label: t('recruitment.set.introduction') },
            { name: 'career_introduction_zh', kind: 'essay', label: t('recruitment.set.introductionZh') },
          ],
        },
        {
          title: t('recruitment.set.refusing'),
          fields: [
            {
              name: 'rejection_reasons',
              kind: 'texts',
              label: t('recruitment.set.reasons'),
              hint: t('recruitment.set.reasonsHint'),
            },
          ],
        },
        {
          title: t('recruitment.set.keeping'),
          hint: t('recruitment.set.keepingHint'),
          fields: [
            { name: 'recruitment_retention_months', ...months, label: t('recruitment.set.retention') },
            { name: 'recruitment_pool_months', ...months, label: t('recruitment.set.pool') },
          ],
        },
      ]}
    />
  )
}
