/** Who decides on travel, and what a day on the road is worth. */
import { Page } from '#design/page.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { PerDiemRates } from './per-diem-rates.tsx'
import { useWords } from './words.ts'

export function TravelSettingsScreen() {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Page title={t('travel.title')} crumb={t('travel.settings')} narrow>
      <PerDiemRates />
      <KindChains
        kind="travel"
        title={t('travel.flow')}
        hint={t('travel.flowHint')}
        conditions={{ departments: units, length: t('travel.days'), amount: currency ?? '' }}
      />
    </Page>
  )
}
