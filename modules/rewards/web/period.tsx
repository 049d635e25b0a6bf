/** Of which days a leaderboard is, and by what it counts. */
import { Group } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useWords } from './words.ts'

const periods = ['month', 'quarter', 'year', 'custom'] as const
type Period = (typeof periods)[number]
type Board = { readonly by: 'points' | 'count'; readonly from: string; readonly to: string }

/** From the first day of the month, quarter or year of a day until that day. */
function startOf(period: Period, today: string): string {
  const [year, month] = [today.slice(0, 4), Number(today.slice(5, 7))]
  if (period === 'year') return `${year}-01-01`
  const first = period === 'quarter' ? month - ((month - 1) % 3) : month
  return `${year}-${String(first).padStart(2, '0')}-01`
}

export function useBoard() {
  const { today } = useMe()
  const [period, setPeriod] = useState<Period>('month')
  const [board, setBoard] = useState<Board>({ by: 'points', from: startOf('month', today), to: today })
  const choose = (chosen: Period) => {
    setPeriod(chosen)
    if (chosen !== 'custom') setBoard({ ...board, from: startOf(chosen, today), to: today })
  }
  return { board, fields: <Fields period={period} board={board} today={today} onPeriod={choose} onBoard={setBoard} /> }
}

type FieldsProps = {
  readonly period: Period
  readonly board: Board
  readonly today: string
  readonly onPeriod: (period: Period) => void
  readonly onBoard: (board: Board) => void
}

function Fields({ period, board, today, onPeriod, onBoard }: FieldsProps) {
  const t = useWords()
  return (
    <Group gap="sm" align="end">
      <ChoiceField
        label={t('rewards.period')}
        allowDeselect={false}
        data={periods.map((value) => ({ value, label: t(`rewards.period.${value}`) }))}
        value={period}
        onChange={(value) => onPeriod(value as Period)}
      />
      {period === 'custom' && (
        <>
          <DateField
            label={t('rewards.boardFrom')}
            latest={board.to}
            value={board.from}
            onChange={(from) => from && onBoard({ ...board, from })}
          />
          <DateField
            label={t('rewards.boardTo')}
            earliest={board.from}
            latest={today}
            value={board.to}
            onChange={(to) => to && onBoard({ ...board, to })}
          />
        </>
      )}
      <ChoiceField
        label={t('rewards.countBy')}
        allowDeselect={false}
        data={(['points', 'count'] as const).map((value) => ({ value, label: t(`rewards.countBy.${value}`) }))}
        value={board.by}
        onChange={(by) => onBoard({ ...board, by: by as Board['by'] })}
      />
    </Group>
  )
}
