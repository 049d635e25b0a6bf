/** A month of one's own moods as a table of whole weeks. */
import { VisuallyHidden } from '@mantine/core'
import { addDays, dayOf, firstDayOf, lastDayOf, weekdayOf, type YearMonth } from '#kernel/plain-date.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import type { Step } from '../../model/answer.ts'
import { faces } from '../faces.ts'
import classes from '../mood.module.css'
import { useWords } from '../words.ts'

type MonthOfMoodsProps = {
  readonly label: string
  readonly month: YearMonth
  readonly today: string
  readonly answers: readonly { readonly date: string; readonly step: number }[]
}

export function MonthOfMoods({ label, month, today, answers }: MonthOfMoodsProps) {
  const t = useWords()
  const language = useLanguage()
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const monday = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) => week * 7).filter((at) => addDays(monday, at) <= last)
  const stepOn = new Map(answers.map(({ date, step }) => [date, step as Step]))
  return (
    <table className={classes.month} aria-label={label}>
      <thead>
        <tr>
          {DAYS.map((at) => (
            <th key={at} scope="col">
              {weekDayName(addDays(monday, at), language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {DAYS.map((at) => {
              const day = addDays(monday, week + at)
              const step = stepOn.get(day)
              const Face = step && faces[step]
              return (
                <td key={at} data-today={day === today || undefined} data-step={step}>
                  {day >= first && day <= last && <small>{dayOf(day)}</small>}
                  {Face && (
                    <>
                      <Face size={24} stroke={1.6} aria-hidden />
                      <VisuallyHidden>{t(`mood.step.${step}`)}</VisuallyHidden>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
