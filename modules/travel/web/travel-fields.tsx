/** The fields of travel, for whoever asks and for whoever enters it for others. */

import { Chip, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { CountryField } from '#design/fields/country-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { ShareRows } from '#design/fields/share-rows.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { costCentreChoices } from '../contract/cost-centres.ts'
import { ItineraryFields } from './itinerary-fields.tsx'
import classes from './travel.module.css'
import type { TravelFieldsProps } from './travel-fields-props.ts'
import { daysOf, emptyDestination, type Meal, meals, type TravelValues } from './travel-values.ts'
import { useWords } from './words.ts'

export function TravelFields({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  const me = useMe()
  const currency = me.country === 'MY' ? 'MYR' : (me.currency_code ?? '')
  const set = (changed: Partial<TravelValues>) => onChange({ ...values, ...changed })
  return (
    <Stack gap="md">
      <Textarea
        label={t('travel.purpose')}
        required
        value={values.purpose}
        error={errors.purpose}
        rows={2}
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => set({ purpose: event.currentTarget.value })}
      />
      <SimpleGrid cols={2}>
        <DateField
          label={t('travel.from')}
          required
          value={values.from}
          error={errors.from}
          onChange={(from) => set({ from })}
        />
        <DateField
          label={t('travel.to')}
          value={values.to}
          earliest={values.from}
          error={errors.to}
          onChange={(to) => set({ to })}
        />
      </SimpleGrid>
      <Destinations values={values} errors={errors} onChange={onChange} />
      <Estimates values={values} errors={errors} onChange={onChange} />
      <Shares values={values} errors={errors} onChange={onChange} />
      <MoneyField
        label={t('travel.advance')}
        description={t('travel.advanceHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        currency={currency}
        value={values.advance}
        error={errors.advance_amount}
        onChange={(advance) => set({ advance })}
      />
      {values.from !== '' && <MealFields values={values} errors={errors} onChange={onChange} />}
      <ItineraryFields values={values} errors={errors} onChange={onChange} />
    </Stack>
  )
}

function Destinations({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  const { country } = useMe()
  const isOne = values.destinations.length === 1
  return (
    <Rows
      legend={t('travel.destinations')}
      rows={values.destinations}
      least={1}
      empty={() => emptyDestination(country ?? '')}
      add={t('travel.addDestination')}
      remove={(at) => t('travel.removeRow', { name: t('travel.destination'), at })}
      error={errors.destinations}
      onChange={(destinations) => onChange({ ...values, destinations })}
    >
      {(row, set, at) => (
        <>
          <TextInput
            label={t('travel.place')}
            required
            maxLength={255}
            value={row.place}
            error={errors[`destinations.${at}.place`]}
            onChange={(event) => set({ place: event.currentTarget.value })}
          />
          <CountryField
            label={t('travel.country')}
            required
            clearable={false}
            value={row.country_code}
            error={errors[`destinations.${at}.country_code`]}
            onChange={(country_code) => set({ country_code })}
          />
          {!isOne && (
            <>
              <DateField
                label={t('travel.thereFrom')}
                value={row.from}
                earliest={values.from}
                latest={values.to || values.from}
                error={errors[`destinations.${at}.from`]}
                onChange={(from) => set({ from })}
              />
              <DateField
                label={t('travel.thereTo')}
                value={row.to}
                earliest={row.from || values.from}
                latest={values.to || values.from}
                error={errors[`destinations.${at}.to`]}
                onChange={(to) => set({ to })}
              />
            </>
          )}
        </>
      )}
    </Rows>
  )
}

function Estimates({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  const { currency_code: currency } = useMe()
  return (
    <Rows
      legend={t('travel.estimates')}
      hint={t('travel.estimatesHint')}
      rows={values.estimates}
      empty={() => ({ label: '', amount: '' })}
      add={t('travel.addEstimate')}
      remove={(at) => t('travel.removeRow', { name: t('travel.estimate'), at })}
      error={errors.estimates}
      onChange={(estimates) => onChange({ ...values, estimates })}
    >
      {(row, set, at) => (
        <>
          <TextInput
            label={t('travel.estimate')}
            required
            maxLength={255}
            value={row.label}
            error={errors[`estimates.${at}.label`]}
            onChange={(event) => set({ label: event.currentTarget.value })}
          />
          <MoneyField
            label={t('travel.amount')}
            required
            currency={currency ?? ''}
            value={row.amount}
            error={errors[`estimates.${at}.amount`]}
            onChange={(amount) => set({ amount })}
          />
        </>
      )}
    </Rows>
  )
}

/** Asked for only where the company has centres. */
function Shares({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  const choices = useCall(costCentreChoices, {}).data ?? []
  if (choices.length === 0 && values.shares.length === 0) return null
  return (
    <ShareRows
      legend={t('travel.costCentres')}
      hint={values.shares.length > 0 ? t('travel.sharesHint') : undefined}
      centre={t('travel.costCentre')}
      share={t('travel.share')}
      add={t('travel.addCentre')}
      remove={(at) => t('travel.removeRow', { name: t('travel.costCentre'), at })}
      choices={choices}
      rows={values.shares}
      errors={errors}
      onChange={(shares) => onChange({ ...values, shares })}
    />
  )
}

function MealFields({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const set = (day: string, of: readonly Meal[]) => onChange({ ...values, given: { ...values.given, [day]: of } })
  return (
    <details className={classes.more} open={Object.values(values.given).some((of) => of.length > 0)}>
      <summary>{t('travel.meals')}</summary>
      <Stack gap="xs">
        <p className="muted" style={{ margin: 0 }}>
          {t('travel.mealsHint')}
        </p>
        {daysOf(values).map((day) => (
          <div key={day} className={classes.day}>
            <span>{weekDayText(day, language)}</span>
            <Chip.Group
              multiple
              value={[...(values.given[day] ?? [])]}
              onChange={(chosen) =>
                set(
                  day,
                  meals.filter((meal) => chosen.includes(meal)),
                )
              }
            >
              <Group gap="xs">
                {meals.map((meal) => (
                  <Chip key={meal} value={meal} size="xs">
                    {t(`travel.meal.${meal}`)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </div>
        ))}
        {errors.meals && <p className="bad">{errors.meals}</p>}
      </Stack>
    </details>
  )
}
