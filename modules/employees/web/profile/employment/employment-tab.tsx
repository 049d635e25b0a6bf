/** The employment side: where a person works, since when, for whom. */
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { employment } from '../../contract/profile.ts'
import { typeWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { EmploymentForm } from './employment-form.tsx'
import { PartHead } from './part-head.tsx'

export function EmploymentPart({ id }: { readonly id: string }) {
  const t = useWords()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const reading = useCall(employment, { params: { id } })
  return (
    <Loaded reading={reading} rows={5}>
      {(found) =>
        editing ? (
          <EmploymentForm now={found} onDone={() => setEditing(false)} />
        ) : (
          <>
            <PartHead
              title={t('employees.part.employment')}
              onEdit={() => setEditing(true)}
              closed={found.may.edit ? undefined : t('employees.mayNotEdit')}
            />
            <Facts
              facts={[
                [t('employees.department'), found.department],
                [t('employees.division'), found.division],
                [t('employees.position'), found.position],
                [t('employees.jobLevel'), found.job_level],
                [t('employees.manager'), found.manager],
                [t('employees.employmentType'), typeWord(found.employment_type)],
                [t('employees.joinedOn'), dayText(found.joined_on, language)],
                [t('employees.leftOn'), dayText(found.left_on, language)],
              ]}
            />
          </>
        )
      }
    </Loaded>
  )
}
