/** Why a file was not made: who lacks what, each with the way to the field. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { PayrollPerson } from '#modules/employees/web/public.tsx'
import type { Problem } from '#platform/http/web/problem.ts'
import { useWords } from '../words.ts'
import { FieldLink, type Opened, Who } from './person-links.tsx'
import classes from './run.module.css'

export function RefusedFile({ reason, onClose }: { readonly reason: Problem; readonly onClose: () => void }) {
  const t = useWords()
  const [person, setPerson] = useState<Opened>()
  const [all, setAll] = useState(false)
  const { people, message } = reason
  return (
    <>
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {t('payroll.hideRefused')}
          </Button>
        }
      >
        {message}
        <ul className={classes.checks}>
          {people
            .slice(0, all ? undefined : SHOWN)
            .map(({ employee_id, staff_id, full_name, field, field_label, tab }) => (
              <li key={`${employee_id} ${field}`}>
                <Who id={employee_id} name={full_name} /> <span className="muted">{staff_id}</span>{' '}
                <FieldLink
                  id={employee_id}
                  asked={{ field, tab }}
                  label={field_label}
                  onOpen={(asked) => setPerson({ id: employee_id, name: full_name, asked })}
                />
              </li>
            ))}
        </ul>
        {!all && people.length > SHOWN && (
          <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
            {t('payroll.cannotMore', { count: people.length - SHOWN })}
          </Button>
        )}
      </Notice>
      {person && <PayrollPerson {...person} onClose={() => setPerson(undefined)} />}
    </>
  )
}

const SHOWN = 10
