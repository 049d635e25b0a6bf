/** What is still in the hands of whoever leaves, and who takes it from when. */
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { exit as exitCall, exits, handOverReports } from '../../contract/exits/exits.ts'
import { handOverParts, type HandOverPart as Part } from '../../model/hand-over.ts'
import { useWords } from '../words.ts'
import type { ExitWhole } from './shown.ts'

const NAMED = 6

export function HandOverPart({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const language = useLanguage()
  const { heads, held, planned } = exit.hand_over
  const parts = handOverParts.filter((part) => (held[part]?.length ?? 0) > 0)
  if (parts.length + heads.length + planned.length === 0) return null
  return (
    <Section title={t('exit.handOver')} hint={t('exit.handOverHint')}>
      {parts.map((part) => (
        <p key={part}>{t('exit.partOf', { part: t(`exit.part.${part}`), names: shortened(held[part] ?? []) })}</p>
      ))}
      {planned.map(({ part, full_name, from_date }) => (
        <p key={part} className="muted">
          {t('exit.plannedFor', { part: t(`exit.part.${part}`), name: full_name, day: dayText(from_date, language) })}
        </p>
      ))}
      {parts.length > 0 && exit.may.includes('clear') && <Heir key={parts.join(' ')} exit={exit} parts={parts} />}
      {heads.length > 0 && (
        <p>
          {t('exit.headsOf', { names: heads.join(comma()) })}{' '}
          <Link to="/app/company/departments">{t('exit.toDepartments')}</Link>
        </p>
      )}
    </Section>
  )
}

const shortened = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(comma()) : `${names.slice(0, NAMED).join(comma())} … (${names.length})`

function Heir({ exit, parts }: { readonly exit: ExitWhole; readonly parts: readonly Part[] }) {
  const t = useWords()
  const [to, setTo] = useState('')
  const [from, setFrom] = useState('')
  const [chosen, setChosen] = useState<readonly Part[]>(parts)
  const hand = useAct(handOverReports, { refreshes: [exits, exitCall], after: () => setTo('') })
  const body = { to, parts: [...chosen], ...(from && { from }) }
  return (
    <Stack gap="xs">
      <Checkbox.Group
        label={t('exit.parts')}
        value={[...chosen]}
        onChange={(now) => setChosen(handOverParts.filter((part) => now.includes(part)))}
      >
        <Group gap="md" mt={4}>
          {parts.map((part) => (
            <Checkbox key={part} value={part} label={t(`exit.part.${part}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group align="flex-end" gap="xs">
        <EmployeePicker label={t('exit.heir')} value={to} onChange={setTo} without={exit.employee_id} w={260} />
        <DateField label={t('exit.handFrom')} description={t('exit.handFromHint')} value={from} onChange={setFrom} />
        <Button
          variant="default"
          disabled={to === '' || chosen.length === 0}
          loading={hand.isPending}
          onClick={() => hand.mutate({ params: { id: exit.id }, body })}
        >
          {t('exit.hand')}
        </Button>
      </Group>
    </Stack>
  )
}
