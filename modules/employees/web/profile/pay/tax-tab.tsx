import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../../employees.module.css'
import { useWords } from '../../words.ts'
import type { PayData } from './field.ts'
import type { PaidPerson } from './pay-calls.ts'
import { StatutoryPart } from './statutory-part.tsx'

/** Tax: who is resident, who depends on the person, what an earlier employer paid. */
export default function TaxTab({ person }: { readonly person: PaidPerson }) {
  return (
    <StatutoryPart
      person={person}
      tab="tax"
      above={({ residency, statutory }) =>
        residency && <Residency residency={residency} set={statutory.tax_resident} />
      }
    />
  )
}

type ResidencyProps = {
  readonly residency: NonNullable<PayData['residency']>
  readonly set: PayData['statutory'][string] | undefined
}

/** What the days say, beside what HR has set. */
function Residency({ residency, set }: ResidencyProps) {
  const t = useWords()
  const language = useLanguage()
  const { resident, type, days, needed, counted_from, reached_on } = residency
  const isSet = set !== undefined && set !== null && set !== ''
  const differs = isSet && (set === true || set === 'yes') !== resident
  return (
    <p className={classes.suggestion} data-differs={differs || undefined}>
      <span className="strong">
        {t(resident ? 'employees.residency.yes' : 'employees.residency.no')}
        {type && ` · ${t('employees.residency.type', { type })}`}
      </span>{' '}
      {t('employees.residency.days', { days, needed, day: dayText(counted_from, language) })}
      {reached_on && !resident && ` ${t('employees.residency.reached', { day: dayText(reached_on, language) })}`}
      {differs && ` ${t('employees.residency.differs')}`}
    </p>
  )
}
