/** Who received the most, of those who want to be shown. */
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownLeaderboard } from '../contract/own.ts'
import { useBoard } from './period.tsx'
import { useWords } from './words.ts'

export function OwnBoard() {
  const t = useWords()
  const { board, fields } = useBoard()
  const reading = useCall(ownLeaderboard, { query: board })
  return (
    <>
      {fields}
      <Loaded reading={reading} rows={5}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('rewards.noBoard')} hint={t('rewards.noBoardHint')} />
          ) : (
            <SimpleTable
              label={t('rewards.leaderboards')}
              rows={rows}
              rowId={({ rank, name }) => `${rank} ${name}`}
              columns={[
                { id: 'rank', header: t('rewards.rank'), number: true, cell: ({ rank }) => rank },
                {
                  id: 'name',
                  header: t('rewards.person'),
                  cell: ({ name, is_me }) => (is_me ? <b>{t('rewards.me', { name })}</b> : name),
                },
                { id: 'points', header: t('rewards.points'), number: true, cell: ({ points }) => points },
                { id: 'count', header: t('rewards.count'), number: true, cell: ({ count }) => count },
              ]}
              empty={t('rewards.noBoard')}
            />
          )
        }
      </Loaded>
    </>
  )
}
