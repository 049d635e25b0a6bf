/** How one gets there and back, leg by leg. */
import { TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { ways } from '../contract/types.ts'
import classes from './travel.module.css'
import type { TravelFieldsProps } from './travel-fields-props.ts'
import { useWords } from './words.ts'

export function ItineraryFields({ values, errors, onChange }: TravelFieldsProps) {
  const t = useWords()
  return (
    <details className={classes.more} open={values.legs.length > 0}>
      <summary>{t('travel.itinerary')}</summary>
      <Rows
        legend={t('travel.itineraryHint')}
        rows={values.legs}
        empty={() => ({
          ...{ date: values.from, time: '', by: 'flight' as const, from_place: '', to_place: '', note: '' },
        })}
        add={t('travel.addLeg')}
        remove={(at) => t('travel.removeRow', { name: t('travel.leg'), at })}
        error={errors.itinerary}
        onChange={(legs) => onChange({ ...values, legs })}
      >
        {(row, set, at) => {
          const text = (field: 'from_place' | 'to_place' | 'note') => ({
            label: t(`travel.leg.${field}`),
            maxLength: 255,
            value: row[field],
            error: errors[`itinerary.${at}.${field}`],
            onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
              set({ [field]: event.currentTarget.value }),
          })
          return (
            <>
              <DateField
                label={t('travel.leg.date')}
                required
                value={row.date}
                earliest={values.from}
                latest={values.to || values.from}
                error={errors[`itinerary.${at}.date`]}
                onChange={(date) => set({ date })}
              />
              <TextInput
                type="time"
                label={t('travel.leg.time')}
                value={row.time}
                error={errors[`itinerary.${at}.time`]}
                onChange={(event) => set({ time: event.currentTarget.value })}
              />
              <ChoiceField
                label={t('travel.leg.by')}
                allowDeselect={false}
                data={ways.map((value) => ({ value, label: t(`travel.by.${value}`) }))}
                value={row.by}
                onChange={(chosen) => set({ by: ways.find((way) => way === chosen) ?? 'other' })}
              />
              <TextInput {...text('from_place')} />
              <TextInput {...text('to_place')} />
              <TextInput {...text('note')} />
            </>
          )
        }}
      </Rows>
    </details>
  )
}
