/** How much may be done from home, and who decides. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from './words.ts'

export function WfhSettingsScreen() {
  const t = useWords()
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  const unit = t('wfh.set.unit')
  return (
    <SettingsPage
      title={t('wfh.settings')}
      groups={() => [
        {
          title: t('wfh.set.limits'),
          hint: t('wfh.set.limitsHint'),
          fields: [
            { name: 'use_wfh_setting', kind: 'switch', label: t('wfh.set.use') },
            { name: 'wfh_days_per_week', kind: 'number', least: 1, most: 7, unit, label: t('wfh.set.week') },
            { name: 'wfh_days_per_month', kind: 'number', least: 1, most: 31, unit, label: t('wfh.set.month') },
            {
              name: 'wfh_notice_days',
              kind: 'number',
              least: 0,
              most: 365,
              unit,
              label: t('wfh.set.notice'),
              hint: t('wfh.set.noticeHint'),
            },
            {
              name: 'wfh_require_attachment',
              kind: 'switch',
              label: t('wfh.set.paper'),
              hint: t('wfh.set.paperHint'),
            },
            { name: 'wfh_max_range_km', kind: 'text', label: t('wfh.set.range'), hint: t('wfh.set.rangeHint') },
          ],
        },
      ]}
      after={() => (
        <KindChains
          kind="wfh"
          title={t('wfh.flow')}
          hint={t('wfh.flowHint')}
          conditions={{ departments: units, length: unit }}
        />
      )}
    />
  )
}
