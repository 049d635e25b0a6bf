/** Agreed pay: what holds on a day, what is planned, and how it came to be. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { pay } from '../../../contract/pay/pay.ts'
import { employmentOn } from '../../../model/employments.ts'
import classes from '../../employees.module.css'
import { fieldWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { PayForm } from './pay-form.tsx'
import { SalaryTimeline } from './salary-timeline.tsx'
import { SubSalaryPart } from './sub-salary-part.tsx'

export default function SalaryTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency, today } = useMe()
  const beside = useBrackets()
  const [editing, setEditing] = useState(false)
  const [asOf, setAsOf] = useState(today)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? asOf : today
  const reading = useCall(pay, { params: { id: person.id }, query: { as_of: day } })
  return (
    <Loaded reading={reading} rows={6}>
      {(found) => (
        <>
          <PartHead
            title={beside(t('employees.pay'), currency ?? '')}
            action={t('employees.changePay')}
            onEdit={editing ? undefined : () => setEditing(true)}
            closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
          />
          {editing ? (
            <PayForm id={person.id} now={found} onDone={() => setEditing(false)} />
          ) : (
            <>
              <div className={classes.asOf}>
                <DateField
                  label={t('employees.asOf')}
                  value={asOf}
                  onChange={setAsOf}
                  earliest={found.employments[0]?.joined_on ?? found.joined_on}
                />
                {day !== today && (
                  <Button variant="subtle" size="compact-sm" onClick={() => setAsOf(today)}>
                    {t('employees.today')}
                  </Button>
                )}
              </div>
              <Facts
                facts={found.components.map(({ component, amount, begins_on }) => [
                  fieldWord(component),
                  <span key={component} className="strong number">
                    {moneyText(amount, currency ?? '')}{' '}
                    {begins_on && (
                      <StatusBadge tone="info">
                        {t('employees.agreedFrom', { day: dayText(begins_on, language) })}
                      </StatusBadge>
                    )}
                  </span>,
                ])}
              />
              {found.components.length === 0 && (
                <p className="muted">
                  {t(employmentOn(found.employments, day) ? 'employees.noPayYet' : 'employees.notEmployedThen')}
                </p>
              )}
              {day !== today && (
                <p className="muted">{t('employees.asOfSaid', { day: dayText(found.as_of, language) })}</p>
              )}
            </>
          )}
          <SubSalaryPart person={person} />
          <SalaryTimeline person={person} now={found} />
        </>
      )}
    </Loaded>
  )
}
