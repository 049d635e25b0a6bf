/** What a position demands, each with its weight and the step of the scale that is expected. */
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { competencies } from '../../contract/positions.ts'
import { LEVELS, totalWeight } from '../../model/competency.ts'
import { levelWord } from '../labels.ts'
import classes from '../organisation.module.css'
import { useWords } from '../words.ts'

export function Competencies({ positionId }: { readonly positionId: string }) {
  const t = useWords()
  const reading = useCall(competencies, { params: { id: positionId } })
  return (
    <Loaded reading={reading} rows={4}>
      {({ competencies: list }) =>
        list.length === 0 ? (
          <p className="muted">{t('organisation.noCompetencies')}</p>
        ) : (
          <>
            {list.map((one) => (
              <div key={one.name} className={classes.demand}>
                <div className={classes.demandHead}>
                  <span>{one.name}</span>
                  <span className="number">{one.weight} %</span>
                </div>
                <div>
                  <span className={classes.steps} aria-hidden>
                    {LEVELS.map((level) => (
                      <span key={level} data-on={level <= one.expected_level || undefined} />
                    ))}
                  </span>
                  <span className="muted">{levelWord(one.expected_level)}</span>
                </div>
                {one.description && <p className={classes.text}>{one.description}</p>}
              </div>
            ))}
            <p className="muted">{t('organisation.weightsTotal', { total: totalWeight(list) })}</p>
          </>
        )
      }
    </Loaded>
  )
}
