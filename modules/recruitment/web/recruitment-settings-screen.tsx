/** How people are recruited: why somebody is not taken, how long their data is kept, and the career page's first words. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { employmentTypes } from '../model/vacancy.ts'
import { useWords } from './words.ts'

const MOST_MONTHS = 120

export function RecruitmentSettingsScreen() {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  const types = employmentTypes.map((value) => ({ value, label: t(`recruitment.type.${value}`) }))
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
      after={() => (
        <>
          <KindChains
            kind="vacancy"
            title={t('recruitment.flow')}
            hint={t('recruitment.flowHint')}
            conditions={{ types, departments: units, length: t('recruitment.headsUnit'), amount: currency }}
          />
          <KindChains
            kind="offer"
            title={t('recruitment.offerFlow')}
            hint={t('recruitment.offerFlowHint')}
            conditions={{ types, departments: units, amount: currency }}
          />
        </>
      )}
    />
  )
}
