/** How the company clocks in and counts its days: hours, lateness, places, what is kept, the devices at its doors. */
import { isCountry } from '#kernel/countries.ts'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useDayRules } from '../days/day-rules.ts'
import { useWords } from '../words.ts'
import { useClockingRules } from './clocking-rules.ts'
import { KiosksPart } from './kiosks-part.tsx'

export function AttendanceSettingsScreen() {
  const t = useWords()
  const clocking = useClockingRules()
  const days = useDayRules()
  const units = useCall(departments, {}).data
  return (
    <SettingsPage
      title={t('attendance.settings')}
      groups={({ country_alpha_2: country }) => [...days(isCountry(country) ? country : null), ...clocking]}
      after={() => (
        <>
          <KiosksPart />
          <KindChains
            kind="time_correction"
            title={t('attendance.rules.flow')}
            hint={t('attendance.rules.flowHint')}
            conditions={{ departments: units?.map(({ id, name }) => ({ value: id, label: name })) }}
          />
        </>
      )}
    />
  )
}
