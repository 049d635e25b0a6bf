/** How the company clocks in: where, how exactly, for how long it is kept, and the devices at its doors. */
import { SettingsPage } from '#modules/company/web/public.tsx'
import { useWords } from '../words.ts'
import { useClockingRules } from './clocking-rules.ts'
import { KiosksPart } from './kiosks-part.tsx'

export function AttendanceSettingsScreen() {
  const t = useWords()
  const clocking = useClockingRules()
  return <SettingsPage title={t('attendance.settings')} groups={() => clocking} after={() => <KiosksPart />} />
}
