/** The objectives of one OKR with their key results, how far each is, and where it was last. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import type { checkIn } from '../contract/okrs.ts'
import type { ownCheckIn } from '../contract/own.ts'
import { CheckInDialog } from './check-in-dialog.tsx'
import classes from './okr.module.css'
import { type KeyResult, type OkrShown, plain } from './shown.ts'
import { Bar, Sure } from './standing.tsx'
import { useWords } from './words.ts'

type ObjectivesListProps = { readonly okr: OkrShown; readonly call: typeof checkIn | typeof ownCheckIn }

export function ObjectivesList({ okr: shown, call }: ObjectivesListProps) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const [saying, setSaying] = useState<KeyResult>()
  return (
    <>
      {shown.objectives.map((objective) => (
        <div key={objective.id} className={classes.objective}>
          <div className={classes.head}>
            <span className={classes.what}>
              <b>{objective.name}</b>
              <span className={classes.small}>
                {[
                  `${t('okr.weight')} ${objective.weight}`,
                  chinese && objective.factor_zh ? objective.factor_zh : objective.factor,
                  objective.parent && `${t('okr.serves')}${colon()}${objective.parent}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Bar progress={objective.progress} label={objective.name} />
          </div>
          {objective.key_results.map((result) => (
            <div key={result.id} className={classes.result}>
              <span className={classes.what}>
                {result.name}
                <span className={classes.small}>
                  {t('okr.ofAndTo', {
                    now: plain(result.current_value),
                    target: plain(result.target_value),
                    start: plain(result.start_value),
                    unit: result.unit,
                  })}
                </span>
              </span>
              <Sure is={result.confidence} />
              <Bar progress={result.progress} label={result.name} />
              {shown.may.check_in && (
                <Button size="xs" variant="default" onClick={() => setSaying(result)}>
                  {t('okr.checkIn')}
                </Button>
              )}
            </div>
          ))}
        </div>
      ))}
      <History okr={shown} />
      {saying && <CheckInDialog okrId={shown.id} result={saying} call={call} onClose={() => setSaying(undefined)} />}
    </>
  )
}

function History({ okr: { objectives } }: { readonly okr: OkrShown }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const said = objectives
    .flatMap(({ key_results }) =>
      key_results.flatMap(({ name, check_ins }) => check_ins.map((one) => ({ name, ...one }))),
    )
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  if (said.length === 0) return null
  return (
    <SimpleTable
      wide
      label={t('okr.history')}
      rows={said}
      rowId={({ at, name, value }) => `${at} ${name} ${value}`}
      columns={[
        { id: 'at', header: t('okr.lastCheckIn'), cell: ({ at }) => momentText(at, language, zone) },
        { id: 'what', header: t('okr.keyResult'), cell: ({ name }) => name },
        { id: 'value', header: t('okr.value'), number: true, cell: ({ value }) => plain(value) },
        { id: 'sure', header: t('okr.confidence'), cell: ({ confidence }) => <Sure is={confidence} /> },
        {
          id: 'said',
          header: t('okr.comment'),
          cell: ({ comment, by }) => (comment ? `${by}${colon()}${comment}` : by),
        },
      ]}
    />
  )
}
