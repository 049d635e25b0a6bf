import { Facts } from '#design/page.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import type { PayData } from './field.ts'
import { StatutoryPart } from './statutory-part.tsx'

/** What is put by for old age, and when it comes. */
export default function RetirementTab({ person }: { readonly person: Person }) {
  return (
    <StatutoryPart
      person={person}
      tab="retirement"
      above={({ retirement }) => <WhenItComes retirement={retirement} />}
    />
  )
}

function WhenItComes({ retirement }: { readonly retirement: PayData['retirement'] }) {
  const t = useWords()
  const language = useLanguage()
  const { age, years_of_service, ages } = retirement
  return (
    <Facts
      facts={[
        [t('employees.age'), age],
        [t('employees.yearsOfService'), years_of_service],
        ...ages.map(
          (one) =>
            [
              t('employees.usualRetirement', { what: choiceWord('retirement', one.word), age: one.age }),
              dayText(one.on, language),
            ] as const,
        ),
      ]}
    />
  )
}
