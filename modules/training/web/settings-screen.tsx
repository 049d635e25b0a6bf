/** When a course counts as completed and as due, what departments may spend, and who decides. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { Budgets } from './budgets.tsx'
import { useWords } from './words.ts'

export function TrainingSettingsScreen() {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SettingsPage
      title={t('training.settings')}
      groups={() => [
        {
          title: t('training.set.counting'),
          fields: [
            {
              name: 'training_presence_percent',
              kind: 'number',
              least: 1,
              most: 100,
              unit: '%',
              label: t('training.set.presence'),
              hint: t('training.set.presenceHint'),
            },
            {
              name: 'training_due_days',
              kind: 'number',
              least: 0,
              most: 365,
              unit: t('training.set.days'),
              label: t('training.set.due'),
              hint: t('training.set.dueHint'),
            },
          ],
        },
      ]}
      after={() => (
        <>
          <Budgets />
          <KindChains
            kind="training"
            title={t('training.flow')}
            hint={t('training.flowHint')}
            conditions={{ departments: units, length: t('training.set.days'), amount: currency ?? '' }}
          />
        </>
      )}
    />
  )
}
