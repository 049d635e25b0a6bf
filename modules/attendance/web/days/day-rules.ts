/** The settings of days as fields. */
import type { Country } from '#kernel/countries.ts'
import { latePaysOf } from '#modules/company/model/public.ts'
import { useWords } from '../words.ts'

export function useDayRules() {
  const t = useWords()
  const follows = () => t('attendance.rules.follows')
  const text = (
    name: 'office_start' | 'office_end' | 'office_break_start' | 'clock_in_cutoff' | 'clock_out_cutoff',
    hint?: string,
  ) => ({ name, kind: 'text' as const, label: t(`attendance.rules.${name}`), follows, ...(hint ? { hint } : {}) })
  const minutes = (
    name:
      | 'office_break_minutes'
      | 'flexible_allow_earlier'
      | 'flexible_allow_later'
      | 'late_buffer_office'
      | 'late_limit_office'
      | 'late_buffer_adaptive'
      | 'late_limit_adaptive',
    most: number,
  ) => ({
    name,
    kind: 'number' as const,
    least: 0,
    most,
    label: t(`attendance.rules.${name}`),
    unit: t('attendance.rules.minutes'),
    follows,
  })
  return (country: Country | null) =>
    [
      {
        title: t('attendance.rules.office'),
        hint: t('attendance.rules.officeHint'),
        fields: [
          text('office_start'),
          text('office_end'),
          text('office_break_start'),
          minutes('office_break_minutes', 240),
          text('clock_in_cutoff', t('attendance.rules.cutoffInHint')),
          text('clock_out_cutoff', t('attendance.rules.cutoffOutHint')),
        ],
      },
      {
        title: t('attendance.rules.late'),
        hint: t('attendance.rules.lateHint'),
        fields: [
          minutes('late_buffer_office', 240),
          minutes('late_limit_office', 1440),
          minutes('late_buffer_adaptive', 240),
          minutes('late_limit_adaptive', 1440),
          {
            name: 'lateness_rounding',
            kind: 'choice',
            label: t('attendance.rules.lateness_rounding'),
            follows,
            options: [
              { value: 'none', label: t('attendance.rules.roundingNone') },
              { value: '0.5', label: t('attendance.rules.roundingHalf') },
              { value: '1', label: t('attendance.rules.roundingDay') },
            ],
          },
          {
            name: 'late_pay',
            kind: 'choice',
            label: t('attendance.rules.late_pay'),
            hint: t('attendance.rules.latePayHint'),
            follows,
            options: (country ? latePaysOf[country] : (['none'] as const)).map((value) => ({
              value,
              label: t(`attendance.rules.latePay.${value}`),
            })),
          },
          minutes('flexible_allow_earlier', 720),
          minutes('flexible_allow_later', 720),
        ],
      },
      {
        title: t('attendance.rules.counting'),
        fields: [
          { name: 'break_punches', kind: 'switch', label: t('attendance.rules.break_punches'), follows },
          {
            name: 'work_duration_min',
            kind: 'text',
            label: t('attendance.rules.work_duration_min'),
            hint: t('attendance.rules.halvesHint'),
            follows,
          },
          {
            name: 'work_duration_max',
            kind: 'text',
            label: t('attendance.rules.work_duration_max'),
            hint: t('attendance.rules.halvesHint'),
            follows,
          },
          {
            name: 'attendance_from',
            kind: 'date',
            label: t('attendance.rules.attendance_from'),
            hint: t('attendance.rules.fromHint'),
            follows,
          },
          {
            name: 'auto_approve_attendance',
            kind: 'switch',
            label: t('attendance.rules.auto_approve_attendance'),
            hint: t('attendance.rules.autoHint'),
            follows,
          },
        ],
      },
    ] as const
}
