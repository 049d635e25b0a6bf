/** A person at a glance: where and for whom they work, how long, how to reach them, leave left, pay, and what changed. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pay } from '../../../contract/pay/pay.ts'
import { employment } from '../../../contract/profile.ts'
import { serviceOf } from '../../../model/service.ts'
import { fieldWord, typeWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { LeaveLeft } from '../brought-tabs.tsx'
import { PlannedMoves } from '../employment/planned-moves.tsx'
import { PartHead } from '../part-head.tsx'
import type { Person } from '../person-head.tsx'
import { ChangesOf } from './timeline.tsx'

export default function OverviewTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const session = useSession()
  const { today } = useMe()
  const reading = useCall(employment, { params: { id: person.id } })
  return (
    <Loaded reading={reading} rows={6}>
      {(found) => (
        <>
          <PlannedMoves now={found} />
          <Facts
            fold
            facts={[
              [t('employees.position'), found.position],
              [t('employees.department'), [found.department, found.division].filter(Boolean).join(' · ')],
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
              [t('employees.joinedOn'), dayText(found.joined_on, language)],
              [t('employees.service'), found.joined_on <= today && <Service key="service" person={found} />],
              [t('employees.probationEndsOn'), dayText(found.probation_ends_on, language)],
              [t('employees.leftOn'), dayText(found.left_on, language)],
              [
                t('employees.email'),
                person.email && (
                  <Anchor key="email" href={`mailto:${person.email}`}>
                    {person.email}
                  </Anchor>
                ),
              ],
              [
                t('employees.phone'),
                person.phone && (
                  <Anchor key="phone" href={`tel:${person.phone}`}>
                    {person.phone}
                  </Anchor>
                ),
              ],
            ]}
          />
          {mayEnter(session, 'leave.team') && <LeaveLeft person={person} />}
          {person.may.see_pay && mayEnter(session, 'employee.pay') && <PayNow person={person} />}
          {mayEnter(session, 'employee.career') && <ChangesOf person={person} />}
        </>
      )}
    </Loaded>
  )
}

type Employed = { readonly joined_on: string; readonly left_on: string | null }

function Service({ person: { joined_on, left_on } }: { readonly person: Employed }) {
  const t = useWords()
  const { today } = useMe()
  const until = left_on !== null && left_on < today ? left_on : today
  const { years, months } = serviceOf(joined_on, until)
  return [
    years > 0 && t('employees.serviceYears', { count: years }),
    (months > 0 || years === 0) && t('employees.serviceMonths', { count: months }),
  ]
    .filter(Boolean)
    .join(' ')
}

function PayNow({ person }: { readonly person: Person }) {
  const t = useWords()
  const { currency_code: currency, today } = useMe()
  const { data } = useCall(pay, { params: { id: person.id }, query: { as_of: today } })
  if (!data || data.components.length === 0) return null
  return (
    <>
      <PartHead title={t('employees.pay')} />
      <Facts
        facts={data.components.map(({ component, amount }) => [
          fieldWord(component),
          <span key={component} className="number">
            {currency} {moneyText(amount, currency ?? '')}
          </span>,
        ])}
      />
    </>
  )
}
