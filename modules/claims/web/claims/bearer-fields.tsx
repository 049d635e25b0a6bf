/** To which travel a claim belongs, and which cost centres bear it; shown only where there is something to choose. */
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { ShareRows } from '#design/fields/share-rows.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownChoices } from '../../contract/choices.ts'
import { useWords } from '../words.ts'
import type { ClaimValues } from './claim-values.ts'

export type Choices = DataOf<typeof ownChoices>

type BearerFieldsProps = {
  readonly choices: Choices
  readonly values: ClaimValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: ClaimValues) => void
}

export function BearerFields(props: BearerFieldsProps) {
  const { choices, values } = props
  return (
    <>
      {(choices.travels.length > 0 || values.travel_id !== '') && <TravelField {...props} />}
      {(choices.cost_centres.length > 0 || values.cost_centres.length > 0) && <ShareFields {...props} />}
    </>
  )
}

function TravelField({ choices, values, errors, onChange }: BearerFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ChoiceField
      label={t('claims.travel')}
      description={t('claims.travelHint')}
      searchable
      clearable
      data={choices.travels.map(({ id, name, from }) => ({ value: id, label: `${dayText(from, language)} · ${name}` }))}
      value={values.travel_id}
      error={errors.travel_id}
      // Of another travel it is borne as that one is, unless it is said anew.
      onChange={(travel_id) => onChange({ ...values, travel_id, cost_centres: [] })}
    />
  )
}

function ShareFields({ choices, values, errors, onChange }: BearerFieldsProps) {
  const t = useWords()
  const shares = values.cost_centres
  return (
    <ShareRows
      legend={t('claims.centres')}
      hint={t(shares.length > 0 ? 'claims.sharesHint' : 'claims.sharesUsual')}
      centre={t('claims.centre')}
      share={t('claims.share')}
      add={t('claims.addCentre')}
      remove={(at) => t('claims.removeCentre', { at })}
      choices={choices.cost_centres}
      rows={shares}
      errors={errors}
      onChange={(cost_centres) => onChange({ ...values, cost_centres: [...cost_centres] })}
    />
  )
}
