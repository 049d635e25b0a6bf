/** How a day's figures come about: what was planned, what was clocked, and what follows from both. */

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import { useWords } from '../words.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { clockText, toneOfApproval, toneOfStatus } from './labels.ts'
import type { Why } from './why.ts'

type Stretch = Why['planned'][number]

type DayWhyProps = {
  readonly why: Why
  /** Whose corrections are made here: one's own are asked for. */
  readonly correcting: 'own' | 'hr' | undefined
}

export function DayWhyParts({ why, correcting }: DayWhyProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const { day } = why
  const flags = day.flags.map((flag) => t(`attendance.flag.${flag}` as 'attendance.flag.offline'))
  return (
    <Stack gap="md">
      <Group gap="xs">
        <StatusBadge tone={toneOfStatus(day.status)}>{t(`attendance.status.${day.status}`)}</StatusBadge>
        {day.approval && (
          <StatusBadge tone={toneOfApproval(day.approval)}>{t(`attendance.approval.${day.approval}`)}</StatusBadge>
        )}
        {day.stale && <StatusBadge tone="warn">{t('attendance.days.stale')}</StatusBadge>}
        {why.is_locked && <StatusBadge>{t('attendance.days.locked')}</StatusBadge>}
      </Group>
      <Steps why={why} />
      <Clockings why={why} />
      {flags.length > 0 && <Facts facts={[[t('attendance.days.flags'), flags.join(comma())]]} />}
      <Corrections why={why} />
      <Decided why={why} />
      {correcting && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(correcting === 'own' ? 'attendance.days.ask' : 'attendance.days.correct')}
          </Button>
        </Group>
      )}
      {open && correcting && <CorrectDialog why={why} as={correcting} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

type Step = { readonly name: string; readonly how: string; readonly minutes: string }

function Steps({ why }: Pick<DayWhyProps, 'why'>) {
  const t = useWords()
  const { timezone_key: zone } = useMe()
  const { day } = why
  const spans = (stretches: readonly Stretch[]) =>
    stretches.map(({ from, to }) => `${clockText(from, zone)}–${clockText(to, zone)}`).join(comma())
  const step = (name: string, how: string, minutes: number): Step => ({
    name,
    how,
    minutes: minutesText(minutes) || '0:00',
  })
  const rows: Step[] = [
    step(
      t('attendance.days.scheduled'),
      [
        spans(why.planned),
        why.breaks.length > 0 ? t('attendance.days.lessBreak', { spans: spans(why.breaks) }) : '',
        why.moved_by === 0 ? '' : t('attendance.days.movedBy', { minutes: why.moved_by }),
        ...why.cuts.map(({ why: cause, name }) => [t(`attendance.cut.${cause}`), name].filter(Boolean).join(' ')),
      ]
        .filter(Boolean)
        .join(' · '),
      day.scheduled_minutes,
    ),
    step(t('attendance.days.present'), spans(why.present), day.present_minutes),
    step(t('attendance.days.worked'), spans(why.worked), day.worked_minutes),
    step(t('attendance.days.extra'), t('attendance.days.extraHow'), day.extra_minutes),
    ...(day.night_minutes > 0
      ? [step(t('attendance.days.night'), t('attendance.days.nightHow'), day.night_minutes)]
      : []),
    ...(day.late_minutes > 0 || why.buffered > 0
      ? [
          step(
            t('attendance.days.late'),
            why.buffered > 0
              ? t('attendance.days.buffered', { minutes: why.buffered, buffer: why.buffer })
              : t('attendance.days.lateHow', { buffer: why.buffer }),
            day.late_minutes,
          ),
        ]
      : []),
    ...(day.early_minutes > 0
      ? [step(t('attendance.days.early'), t('attendance.days.earlyHow'), day.early_minutes)]
      : []),
    ...(day.absent_days === '0'
      ? []
      : [{ name: t('attendance.days.absentDays'), how: absence(why, t), minutes: day.absent_days }]),
  ]
  return (
    <SimpleTable
      label={t('attendance.days.why')}
      rows={rows}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', header: t('attendance.days.figure'), cell: ({ name }) => name },
        { id: 'how', header: t('attendance.days.how'), cell: ({ how }) => <span className="muted">{how}</span> },
        { id: 'minutes', header: t('attendance.days.hours'), number: true, cell: ({ minutes }) => minutes },
      ]}
    />
  )
}

const absence = ({ day, limit }: Why, t: ReturnType<typeof useWords>): string =>
  day.status === 'absent' ? t('attendance.days.absentHow') : t('attendance.days.absentLate', { limit: limit ?? 0 })

function Clockings({ why }: Pick<DayWhyProps, 'why'>) {
  const t = useWords()
  const { timezone_key: zone } = useMe()
  return (
    <SimpleTable
      label={t('attendance.days.clockings')}
      rows={why.clockings}
      rowId={({ id }) => id}
      empty={t('attendance.days.noClockings')}
      columns={[
        { id: 'time', header: t('attendance.days.time'), cell: ({ occurred_at }) => clockText(occurred_at, zone) },
        {
          id: 'type',
          header: t('attendance.days.type'),
          cell: ({ type, set_aside, counts }) =>
            [
              type ? t(`attendance.type.${type}`) : t('attendance.days.noType'),
              set_aside ? t('attendance.days.setAside') : counts ? '' : t('attendance.days.otherDay'),
            ]
              .filter(Boolean)
              .join(comma()),
        },
        {
          id: 'method',
          header: t('attendance.days.method'),
          cell: ({ method, place }) =>
            [t(`attendance.method.${method}` as 'attendance.method.gps'), place].filter(Boolean).join(' · '),
        },
      ]}
    />
  )
}

/** What was asked to be put right, with why. */
function Corrections({ why: { corrections } }: Pick<DayWhyProps, 'why'>) {
  const t = useWords()
  const { timezone_key: zone } = useMe()
  if (corrections.length === 0) return null
  const changed = ({ type, at, ignore }: Why['corrections'][number]['changes'][number]) =>
    [type ? t(`attendance.type.${type}`) : '', clockText(at, zone), ignore ? t('attendance.days.setAside') : '']
      .filter(Boolean)
      .join(' ')
  return (
    <Facts
      facts={corrections.map(({ changes, reason, status, by }): [string, string] => [
        t('attendance.days.correctionIs', { status: t(`attendance.correction.${status}`) }),
        [changes.map(changed).join(comma()), reason, by].join(' · '),
      ])}
    />
  )
}

function Decided({ why: { decided } }: Pick<DayWhyProps, 'why'>) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (!decided) return null
  return (
    <Facts
      facts={[
        [
          t(`attendance.approval.${decided.decision}`),
          [decided.by, momentText(decided.at, language, zone), decided.reason].filter(Boolean).join(' · '),
        ],
      ]}
    />
  )
}
