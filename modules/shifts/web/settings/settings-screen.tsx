/** How the company plans: hours and rest, the period of its schedules, and who decides on swaps. */
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { settingsMy, settingsTw } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import { PlanningForm } from './planning-form.tsx'

export function ScheduleSettingsScreen() {
  const t = useWords()
  const isTaiwan = useMe().country === 'TW'
  const reading = useCall(isTaiwan ? settingsTw : settingsMy, {})
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Page title={t('shifts.settings')} crumb={t('shifts.settingsCrumb')} narrow>
      <Loaded reading={reading} rows={8}>
        {(now) => <PlanningForm key={JSON.stringify(now)} now={now} />}
      </Loaded>
      <KindChains
        kind="shift_swap"
        title={t('shifts.swapFlow')}
        hint={t('shifts.swapFlowHint')}
        conditions={{ departments: units }}
      />
    </Page>
  )
}
