/** How the company counts and limits overtime, and who decides about it. */

import { isCountry } from '#kernel/countries.ts'
import { overtimeDaysOf } from '#modules/company/model/public.ts'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { KindChains } from '#platform/approvals/web/chains/kind-chains.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayTypeText } from './claims.ts'
import { useWords } from './words.ts'

const daysOf = (country: string) => (isCountry(country) ? overtimeDaysOf(country) : [])

const roundings = ['none', 'down', 'nearest', 'up'] as const

export function OvertimeSettingsScreen() {
  const t = useWords()
  const units = useCall(departments, {}).data?.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SettingsPage
      title={t('overtime.settings')}
      groups={(now) => [
        {
          title: t('overtime.settings.counting'),
          hint: t('overtime.settings.countingHint'),
          fields: [
            {
              name: 'overtime_rounding',
              kind: 'choice',
              label: t('overtime.settings.rounding'),
              options: roundings.map((value) => ({ value, label: t(`overtime.settings.rounding.${value}`) })),
            },
            {
              name: 'smallest_overtime_unit',
              kind: 'number',
              least: 1,
              most: 240,
              unit: t('overtime.minutes'),
              label: t('overtime.settings.unit'),
              ...(now.overtime_rounding === 'none' && { closed: t('overtime.settings.unitClosed') }),
            },
            {
              name: 'auto_break_deduction',
              kind: 'switch',
              label: t('overtime.settings.autoBreak'),
              hint: t('overtime.settings.autoBreakHint'),
            },
          ],
        },
        {
          title: t('overtime.settings.paid'),
          fields: [
            {
              name: 'overtime_rates',
              kind: 'multiples',
              label: t('overtime.settings.rates'),
              hint: t('overtime.settings.ratesHint'),
              rows: daysOf(now.country_alpha_2).map((value) => ({ value, label: dayTypeText(t, value) })),
            },
          ],
        },
        {
          title: t('overtime.settings.limits'),
          fields: [
            {
              name: 'overtime_daily_maximum',
              kind: 'number',
              least: 0,
              most: 1440,
              unit: t('overtime.minutes'),
              label: t('overtime.settings.daily'),
              hint: t('overtime.settings.dailyHint'),
            },
            {
              name: 'overtime_salary_limit',
              kind: 'money',
              label: t('overtime.settings.salary'),
              hint: t('overtime.settings.salaryHint'),
            },
            ...(now.country_alpha_2 === 'TW'
              ? [
                  {
                    name: 'overtime_consent' as const,
                    kind: 'switch' as const,
                    label: t('overtime.settings.consent'),
                    hint: t('overtime.settings.consentHint'),
                  },
                  ...(now.overtime_consent
                    ? [
                        {
                          name: 'overtime_consent_from' as const,
                          kind: 'date' as const,
                          label: t('overtime.settings.consentFrom'),
                          hint: t('overtime.settings.consentFromHint'),
                        },
                      ]
                    : []),
                  {
                    name: 'rest_in_lieu_months' as const,
                    kind: 'number' as const,
                    least: 1,
                    most: 12,
                    unit: t('overtime.months'),
                    label: t('overtime.settings.rest'),
                    hint: t('overtime.settings.restHint'),
                  },
                ]
              : []),
          ],
        },
      ]}
      after={() => (
        <KindChains
          kind="overtime"
          title={t('overtime.flow')}
          hint={t('overtime.flowHint')}
          conditions={{ departments: units, length: t('overtime.hours') }}
        />
      )}
    />
  )
}
