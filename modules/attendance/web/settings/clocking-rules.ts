/** The settings of clocking as fields. */
import { useWords } from '../words.ts'

export function useClockingRules() {
  const t = useWords()
  return [
    {
      title: t('attendance.rules.place'),
      hint: t('attendance.rules.placeHint'),
      fields: [
        {
          name: 'outside_location',
          kind: 'choice',
          label: t('attendance.outsideLocation'),
          options: [
            { value: 'mark', label: t('attendance.outside.mark') },
            { value: 'refuse', label: t('attendance.outside.refuse') },
          ],
        },
        {
          name: 'location_accuracy_max',
          kind: 'number',
          least: 1,
          most: 5000,
          label: t('attendance.accuracyMax'),
          hint: t('attendance.accuracyMaxHint'),
          unit: t('attendance.metresUnit'),
        },
        { name: 'clock_in_photo', kind: 'switch', label: t('attendance.photo'), hint: t('attendance.photoHint') },
      ],
    },
    {
      title: t('attendance.rules.kept'),
      hint: t('attendance.rules.keptHint'),
      fields: [
        {
          name: 'photo_retention_days',
          kind: 'number',
          least: 1,
          most: 3650,
          label: t('attendance.photoDays'),
          unit: t('attendance.days'),
        },
        {
          name: 'location_retention_months',
          kind: 'number',
          least: 1,
          most: 120,
          label: t('attendance.locationMonths'),
          unit: t('attendance.months'),
        },
      ],
    },
  ] as const
}
