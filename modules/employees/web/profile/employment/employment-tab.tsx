/** The employment side: where a person works, since when, for whom, by which permit. */
import { Anchor } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { employment } from '../../../contract/profile.ts'
import { workPermitFile } from '../../../contract/record/documents.ts'
import classes from '../../employees.module.css'
import { choiceWord, typeWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PersonEquipment } from '../brought-tabs.tsx'
import { DisplayPart } from '../display/display-part.tsx'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { EmploymentForm } from './employment-form.tsx'
import { PlannedMoves } from './planned-moves.tsx'
import { mayNeedPermit } from './record-texts.ts'

export default function EmploymentTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const reading = useCall(employment, { params: { id: person.id } })
  return (
    <Loaded reading={reading} rows={5}>
      {(found) =>
        editing ? (
          <EmploymentForm
            now={found}
            asksPermit={mayNeedPermit(person.citizenship, found)}
            onDone={() => setEditing(false)}
          />
        ) : (
          <>
            <PartHead
              title={t('employees.tab.employment')}
              onEdit={() => setEditing(true)}
              closed={found.may.edit ? undefined : t('employees.mayNotEdit')}
            />
            <PlannedMoves now={found} />
            <Facts
              fold
              facts={[
                [t('employees.department'), found.department],
                [t('employees.division'), found.division],
                [t('employees.position'), found.position],
                [t('employees.jobLevel'), found.job_level],
                [
                  t('employees.manager'),
                  found.manager && found.manager_id ? (
                    <Anchor key="manager" component={Link} to={`/app/employee/profile/${found.manager_id}`}>
                      {found.manager}
                    </Anchor>
                  ) : (
                    found.manager
                  ),
                ],
                [t('employees.employmentType'), typeWord(found.employment_type)],
                [t('employees.jobType'), choiceWord('jobType', found.job_type)],
                [t('employees.jobCategory'), found.job_category],
                [t('employees.clockCode'), found.clock_code],
                [t('employees.flexibleHours'), t(found.is_flexible_hours ? 'employees.yes' : 'employees.no')],
                [t('employees.joinedOn'), dayText(found.joined_on, language)],
                [t('employees.probationEndsOn'), dayText(found.probation_ends_on, language)],
                [t('employees.leftOn'), dayText(found.left_on, language)],
              ]}
            />
            {mayNeedPermit(person.citizenship, found) && (
              <>
                <PartHead title={t('employees.workPermit')} />
                <Facts
                  fold
                  facts={[
                    [t('employees.workPermitNumber'), found.work_permit_number],
                    [t('employees.workPermitEndorsedOn'), dayText(found.work_permit_endorsed_on, language)],
                    [t('employees.workPermitExpiresOn'), dayText(found.work_permit_expires_on, language)],
                    [
                      t('employees.file'),
                      found.work_permit_file && (
                        <Anchor
                          component="button"
                          type="button"
                          size="sm"
                          className={classes.file}
                          onClick={() => void download(workPermitFile, { params: { id: found.id } })}
                        >
                          <IconPaperclip size={14} aria-hidden />
                          {found.work_permit_file}
                        </Anchor>
                      ),
                    ],
                  ]}
                />
              </>
            )}
            <PersonEquipment personId={found.id} />
            <DisplayPart id={found.id} />
          </>
        )
      }
    </Loaded>
  )
}
