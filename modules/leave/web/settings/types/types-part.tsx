/** Types of leave: those of the law with their least, and the company's own. */
import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { types } from '../../../contract/types.ts'
import { numberText } from '../../amounts.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import { stepsText } from './law-box.tsx'
import { TypeDialog } from './type-dialog.tsx'

export function TypesPart() {
  const t = useWords()
  const reading = useCall(types, {})
  const [open, setOpen] = useState<LeaveType | 'new'>()
  const all = reading.data ?? []
  return (
    <Section
      title={t('leave.types')}
      hint={t('leave.typesHint')}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('leave.addType')}
        </Button>
      }
    >
      <SimpleTable
        label={t('leave.types')}
        reading={reading}
        rows={all}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('leave.type'),
            cell: (type) => (
              <UnstyledButton className="accent" onClick={() => setOpen(type)}>
                {type.label}
              </UnstyledButton>
            ),
          },
          { id: 'granted', header: t('leave.granted'), cell: ({ granted }) => t(`leave.granted.${granted}`) },
          { id: 'gives', header: t('leave.entitlement'), number: true, cell: (type) => givesText(type) || '–' },
          {
            id: 'law',
            header: t('leave.lawLeast'),
            number: true,
            cell: ({ law, kind, unit }) =>
              kind === null ? t('leave.own') : law && law.steps.length > 0 ? stepsText(law.steps, unit) : '–',
          },
          {
            id: 'state',
            header: t('leave.state'),
            cell: ({ active }) => (
              <StatusBadge tone={active ? 'good' : 'plain'}>{t(active ? 'leave.on' : 'leave.off')}</StatusBadge>
            ),
          },
        ]}
      />
      {open && <TypeDialog type={open === 'new' ? undefined : open} types={all} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

/** From the first to the last step of service. */
function givesText({ steps, unit }: LeaveType): string {
  const [first, last] = [steps[0]?.amount, steps.at(-1)?.amount]
  if (first === undefined || last === undefined) return ''
  return steps.length > 1 ? `${numberText(first)} – ${numberText(last)}` : stepsText(steps, unit)
}
