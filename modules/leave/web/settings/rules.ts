/** The settings of leave as fields: what holds where a type says nothing of its own. */
import { useWords } from '../words.ts'

const option = (value: string, label: string) => ({ value, label })

export function useRules() {
  const t = useWords()
  const follows = () => t('leave.rulesFollow')
  return [
    {
      title: t('leave.rules.asking'),
      fields: [
        {
          name: 'smallest_leave_unit',
          kind: 'choice',
          label: t('leave.smallestUnit'),
          hint: t('leave.smallestUnitHint'),
          options: (['1_day', '0.5_day', '1_hour', '0.5_hour'] as const).map((value) =>
            option(
              value,
              t(
                `leave.smallest.${value === '0.5_day' ? 'halfDay' : value === '0.5_hour' ? 'halfHour' : value === '1_day' ? 'day' : 'hour'}`,
              ),
            ),
          ),
        },
        {
          name: 'leave_time_format',
          kind: 'choice',
          label: t('leave.timeFormat'),
          hint: t('leave.timeFormatHint'),
          options: [option('1', t('leave.timeFormat.1')), option('2', t('leave.timeFormat.2'))],
        },
        { name: 'leave_day_hours', kind: 'text', label: t('leave.dayHours'), hint: t('leave.dayHoursHint'), follows },
      ],
    },
    {
      title: t('leave.rules.year'),
      hint: t('leave.rules.yearHint'),
      fields: [
        {
          name: 'leave_year_start',
          kind: 'text',
          label: t('leave.yearStart'),
          hint: t('leave.yearStartHint'),
          follows,
        },
        {
          name: 'leave_rounding',
          kind: 'choice',
          label: t('leave.rounding'),
          hint: t('leave.roundingHint'),
          follows,
          options: [
            option('none', t('leave.rounding.none')),
            option('0.5', t('leave.rounding.half')),
            option('1', t('leave.rounding.whole')),
          ],
        },
        { name: 'forfeit_allowance', kind: 'text', label: t('leave.forfeit'), hint: t('leave.forfeitHint') },
        {
          name: 'forfeit_allowance_unit',
          kind: 'choice',
          label: t('leave.forfeitUnit'),
          options: [option('days', t('leave.unit.day')), option('hours', t('leave.unit.hour'))],
        },
      ],
    },
  ] as const
}
