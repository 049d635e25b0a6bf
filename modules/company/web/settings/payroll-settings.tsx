/** How pay is worked out and looked through, as far as the law leaves it to the company. */
import type { ReactNode } from 'react'
import { isCountry } from '#kernel/countries.ts'
import {
  contributionSplits,
  negativeNets,
  type PayChoice,
  payFrequencies,
  paySettingsOf,
} from '../../model/pay-settings.ts'
import { knowsExemption } from '../../model/settings/tax-exemption.ts'
import { wageSectors } from '../../model/wage-sectors.ts'
import { BanksSection } from '../banks/banks-section.tsx'
import { SubCurrenciesSection } from '../currencies/sub-currencies-section.tsx'
import { useWords } from '../words.ts'
import type { SettingField } from './setting-field.ts'
import { SettingsPage } from './settings-page.tsx'
import type { Settings } from './use-settings-form.ts'

/** `before`: the way to the other parts of the area, which payroll itself keeps. */
export function PayrollSettings({ before }: { readonly before: ReactNode }) {
  const t = useWords()
  const countryFields = useCountryFields()
  return (
    <SettingsPage
      title={t('company.payrollSettings')}
      before={() => before}
      groups={(now) => [
        { title: t('company.paySettings'), hint: t('company.paySettingsHint'), fields: countryFields(now) },
        {
          title: t('company.month'),
          fields: [
            {
              name: 'cut_off_date',
              kind: 'number',
              label: t('company.cutOff'),
              hint: t('company.cutOffHint'),
              least: 1,
              most: 31,
            },
            {
              name: 'pay_day',
              kind: 'number',
              label: t('company.pay_day'),
              hint: t('company.payDayHint'),
              least: 1,
              most: 31,
            },
            {
              name: 'pay_day_month',
              kind: 'choice',
              label: t('company.pay_day_month'),
              hint: t('company.payDayMonthHint'),
              options: (['same', 'next'] as const).map((value) => ({
                value,
                label: t(`company.payDayMonth.${value}`),
              })),
            },
            {
              name: 'payroll_draft_from_day',
              kind: 'number',
              label: t('company.draftFromDay'),
              hint: t('company.draftFromDayHint'),
              least: 1,
              most: 31,
            },
            {
              name: 'pay_change_threshold',
              kind: 'text',
              label: t('company.threshold'),
              hint: t('company.thresholdHint'),
            },
            {
              name: 'deduction_cap_percent',
              kind: 'text',
              label: t('company.deductionCap'),
              hint: t(now.country_alpha_2 === 'MY' ? 'company.deductionCapHintMY' : 'company.deductionCapHint'),
            },
            {
              name: 'negative_net',
              kind: 'choice',
              label: t('company.negativeNet'),
              hint: t('company.negativeNetHint'),
              options: negativeNets.map((value) => ({ value, label: t(`company.negativeNet.${value}`) })),
            },
            {
              name: 'payroll_reminder_days',
              kind: 'number',
              label: t('company.reminderDays'),
              hint: t('company.reminderDaysHint'),
              least: 1,
              most: 30,
            },
            {
              name: 'payslip_password',
              kind: 'choice',
              label: t('company.payslipPassword'),
              hint: t('company.payslipPasswordHint'),
              options: (['none', 'identity_last6', 'birth_date', 'own'] as const).map((value) => ({
                value,
                label: t(
                  now.country_alpha_2 === 'PH' && value === 'identity_last6'
                    ? 'company.payslipPassword.sss_last6'
                    : `company.payslipPassword.${value}`,
                ),
              })),
            },
            {
              name: 'pain001_version',
              kind: 'choice',
              label: t('company.painVersion'),
              hint: t('company.painVersionHint'),
              options: ['03', '09'].map((value) => ({ value, label: `pain.001.001.${value}` })),
            },
          ],
        },
      ]}
      after={({ currency_code }) => (
        <>
          <BanksSection />
          <SubCurrenciesSection own={currency_code} />
        </>
      )}
    />
  )
}

/** Only what the law of the company's country leaves open. */
function useCountryFields(): (now: Settings) => readonly SettingField[] {
  const t = useWords()
  const twiceAMonth: readonly SettingField[] = [
    {
      name: 'first_cut_off_day',
      kind: 'number',
      label: t('company.first_cut_off_day'),
      hint: t('company.firstCutOffHint'),
      least: 1,
      most: 27,
    },
    {
      name: 'first_pay_day',
      kind: 'number',
      label: t('company.first_pay_day'),
      hint: t('company.firstPayDayHint'),
      least: 1,
      most: 31,
    },
    {
      name: 'contribution_split',
      kind: 'choice',
      label: t('company.contribution_split'),
      options: contributionSplits.map((value) => ({ value, label: t(`company.contributionSplit.${value}`) })),
    },
  ]
  const sectorLabel = (sector: string) =>
    sector === 'all' ? t('company.wageSectorAll') : sector.replace('non_agriculture', t('company.wageSectorOther'))
  return (now) => {
    const { country_alpha_2: country, tax_exemption_limit_open: open } = now
    if (!isCountry(country)) return []
    const follows = () => t('company.payFollows')
    const exemption: SettingField = {
      name: 'tax_exemption_limit',
      kind: 'money',
      label: t('company.taxExemption'),
      hint: t('company.taxExemptionHint'),
      closed: open ? undefined : t('company.taxExemptionClosed'),
      follows,
    }
    const halves: readonly SettingField[] = [
      {
        name: 'pay_frequency',
        kind: 'choice',
        label: t('company.pay_frequency'),
        hint: t('company.payFrequencyHint'),
        options: payFrequencies.map((value) => ({ value, label: t(`company.payFrequency.${value}`) })),
      },
      ...(now.pay_frequency === 'semi_monthly' ? twiceAMonth : []),
    ]
    return [
      ...paySettingsOf[country].map(({ name, choices, codes }): SettingField => {
        const common = { name, label: t(`company.${name}`), follows }
        if (!choices && !codes) {
          if (name === 'occupational_accident_rate')
            return { ...common, kind: 'rate', hint: t('company.accidentRateHint') }
          if (name !== 'minimum_wage_sector') return { ...common, kind: 'text' }
          const kept = now.minimum_wage_sector ?? ''
          const words = new Set([...Object.values(wageSectors).flat(), ...(kept === '' ? [] : [kept])])
          return {
            ...{ ...common, kind: 'choice', hint: t('company.wageSectorHint'), unset: t('company.notChosen') },
            options: [...words].map((value) => ({ value, label: sectorLabel(value) })),
            // A word that the region's newest order no longer has stays in sight until another is chosen.
            offered: ({ value }, { minimum_wage_region: region }) =>
              value === kept || (wageSectors[String(region ?? '')] ?? []).includes(value),
          }
        }
        const named = (choices ?? []).map((value) => ({ value, label: t(wordOf(value)) }))
        const options = [...named, ...(codes ?? []).map((value) => ({ value, label: value }))]
        return { ...common, kind: 'choice', options, unset: t('company.notChosen') }
      }),
      ...(knowsExemption(country) ? [exemption] : []),
      ...(country === 'PH' ? halves : []),
    ]
  }
}

const wordOf = (value: PayChoice) => `company.choice.${value === '393.5' ? '393_5' : value}` as const
