/** Moves that are agreed for days to come, the next first: from when, what changes, by whom; each can be taken back. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { takeBackMove } from '../../../contract/planned-moves.ts'
import { employment } from '../../../contract/profile.ts'
import classes from '../../employees.module.css'
import { choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { type Employment, useReadable } from './record-texts.ts'

type Planned = Employment['planned_moves'][number]

export function PlannedMoves({ now }: { readonly now: Employment }) {
  const t = useWords()
  const language = useLanguage()
  const { label } = useReadable()
  const [leaving, setLeaving] = useState<Planned>()
  const takeBack = useAct(takeBackMove, { refreshes: [employment], after: () => setLeaving(undefined) })
  return (
    <>
      {now.planned_moves.map((move) => (
        <div key={move.effective_on} className={classes.plannedMove}>
          <span className={classes.change}>
            <StatusBadge tone="info">{t('employees.planned')}</StatusBadge>
            <strong>{t('employees.fromDay', { day: dayText(move.effective_on, language) })}</strong>
            {move.move_type && <span>{choiceWord('career', move.move_type)}</span>}
            {changesOf(move, now).map(({ place, before, after }) => (
              <span key={place}>
                {label(place)} <span className="muted">{before ?? t('employees.nowhere')} → </span>
                {after ?? t('employees.nowhere')}
              </span>
            ))}
            <span className="muted">{t('employees.by', { name: move.planned_by })}</span>
          </span>
          <Tooltip label={t('employees.takeBack')} openDelay={200}>
            <ActionIcon
              size="sm"
              aria-label={t('employees.takeBackMoveOf', { day: dayText(move.effective_on, language) })}
              onClick={() => setLeaving(move)}
            >
              <IconArrowBackUp size={14} />
            </ActionIcon>
          </Tooltip>
        </div>
      ))}
      {leaving && (
        <ConfirmDialog
          title={t('employees.takeBackMoveTitle')}
          action={t('employees.takeBack')}
          danger
          working={takeBack.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => takeBack.mutate({ params: { id: now.id, from: plainDateOf(leaving.effective_on) } })}
        >
          {t('employees.takeBackMoveHint', { day: dayText(leaving.effective_on, language) })}
        </ConfirmDialog>
      )}
    </>
  )
}

const NAMES = {
  department_id: 'department',
  division_id: 'division',
  position_id: 'position',
  job_level_id: 'job_level',
  manager_id: 'manager',
} as const

/** By names; a department that comes with its division and stays is no change. */
const changesOf = (move: Planned, now: Employment) =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((place) => move.sets.includes(place))
    .map((place) => ({ place, before: now[NAMES[place]], after: move[NAMES[place]] }))
    .filter(({ before, after }) => before !== after)
