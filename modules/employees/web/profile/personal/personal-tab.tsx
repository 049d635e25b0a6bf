/** The personal side: facts, addresses and numbers, and the form that changes them. */
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { countryName } from '#platform/words/country-names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { isShownNumber } from '../../../model/insurance-numbers.ts'
import { useAskedField } from '../../fields/asked-field.ts'
import { choiceWord } from '../../labels.ts'
import { PersonPortrait } from '../../photo/person-portrait.tsx'
import { AskedOfPerson } from '../../requests/asked-of-person.tsx'
import { useWords } from '../../words.ts'
import { CustomFields } from '../brought-tabs.tsx'
import { Masked } from '../masked.tsx'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { addressText } from './addresses.ts'
import { PersonalForm } from './personal-form.tsx'

const insurances = [
  ['employee_insurance_number', 'employees.employeeInsuranceNumber'],
  ['health_insurance_number', 'employees.healthInsuranceNumber'],
] as const

export default function PersonalTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const { country } = useMe()
  const asked = useAskedField()
  const [editing, setEditing] = useState(person.may.edit && asked !== undefined && asked in person)
  if (editing) return <PersonalForm person={person} onDone={() => setEditing(false)} />
  const masked = (label: string, value: string | null) =>
    value ? <Masked label={label} value={value} /> : person.may.see_pay ? '' : t('employees.hidden')
  const shown = (text: string | null, isShown: boolean) =>
    text || (isShown || person.may.edit ? '' : t('employees.notShown'))
  return (
    <>
      <PersonPortrait person={person} />
      <AskedOfPerson id={person.id} part="profile" />
      <PartHead
        title={t('employees.personal')}
        onEdit={() => setEditing(true)}
        closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
      />
      <Facts
        fold
        facts={[
          [t('employees.fullName'), person.full_name],
          [t('employees.preferredName'), person.preferred_name],
          [t('employees.email'), person.email],
          [t('employees.phone'), shown(person.phone, person.show_phone)],
          [t('employees.gender'), choiceWord('gender', person.gender)],
          [t('employees.birthDate'), shown(dayText(person.birth_date, language), person.show_birthday)],
          [t('employees.maritalStatus'), choiceWord('marital', person.marital_status)],
          [t('employees.citizenship'), choiceWord('citizenship', person.citizenship)],
          [t('employees.nationality'), person.nationality && countryName(person.nationality, language)],
          [t('employees.residentAddress'), addressText(person.resident_address, language)],
          [t('employees.permanentAddress'), addressText(person.permanent_address, language)],
        ]}
      />
      <PartHead title={t('employees.numbers')} />
      <Facts
        fold
        facts={[
          [t('employees.identityNumber'), masked(t('employees.identityNumber'), person.identity_number)],
          [t('employees.passportNumber'), masked(t('employees.passportNumber'), person.passport_number)],
          [t('employees.statutoryNumber'), masked(t('employees.statutoryNumber'), person.statutory_number)],
          ...insurances
            .filter(([name]) => isShownNumber(name, country, person[name]))
            .map(([name, label]) => [t(label), masked(t(label), person[name])] as const),
        ]}
      />
      <CustomFields personId={person.id} />
    </>
  )
}
