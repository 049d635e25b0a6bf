/** The help lines people are shown, how long alerts are kept and when reviewers are reminded. Nothing of any alert stands here. */
import { Notice } from '#design/notice.tsx'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { LineRecords } from './line-records.tsx'
import { useWords } from './words.ts'

export function WellbeingSettingsScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('wellbeing.settings')}
      before={() => (
        <>
          <Notice tone="info">{t('wellbeing.settingsHint')}</Notice>
          <LineRecords />
        </>
      )}
      groups={() => [
        {
          title: t('wellbeing.alerts'),
          fields: [
            {
              ...{ name: 'wellbeing_keep_months', kind: 'number', least: 1, most: 60 },
              ...{ unit: t('wellbeing.months'), label: t('wellbeing.keep'), hint: t('wellbeing.keepHint') },
            },
            {
              ...{ name: 'wellbeing_remind_hours', kind: 'number', least: 1, most: 72 },
              ...{ unit: t('wellbeing.hours'), label: t('wellbeing.remind'), hint: t('wellbeing.remindHint') },
            },
          ],
        },
      ]}
    />
  )
}
