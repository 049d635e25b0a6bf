/** What is still in the hands of whoever leaves: people, units, decisions. */
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { exit as exitCall, exits, handOverReports } from '../../contract/exits/exits.ts'
import { useWords } from '../words.ts'
import type { ExitWhole } from './shown.ts'

export function HandOverPart({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const { reports, heads, waiting } = exit.hand_over
  if (reports.length + heads.length + waiting === 0) return null
  return (
    <Section title={t('exit.handOver')} hint={t('exit.handOverHint')}>
      {reports.length > 0 && (
        <p>
          {t('exit.reports', { count: reports.length, names: reports.map(({ full_name }) => full_name).join(', ') })}
        </p>
      )}
      {reports.length > 0 && exit.may.includes('clear') && <Heir exit={exit} />}
      {heads.length > 0 && (
        <p>
          {t('exit.headsOf', { names: heads.join(', ') })}{' '}
          <Link to="/app/company/departments">{t('exit.toDepartments')}</Link>
        </p>
      )}
      {waiting > 0 && (
        <p>
          {t('exit.waiting', { count: waiting })} <Link to="/app/application">{t('exit.toInbox')}</Link>
        </p>
      )}
    </Section>
  )
}

function Heir({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const [heir, setHeir] = useState('')
  const hand = useAct(handOverReports, { refreshes: [exits, exitCall] })
  return (
    <Group align="flex-end" gap="xs">
      <EmployeePicker label={t('exit.heir')} value={heir} onChange={setHeir} without={exit.employee_id} w={260} />
      <Button
        variant="default"
        disabled={heir === ''}
        loading={hand.isPending}
        onClick={() => hand.mutate({ params: { id: exit.id }, body: { manager_id: heir } })}
      >
        {t('exit.hand')}
      </Button>
    </Group>
  )
}
