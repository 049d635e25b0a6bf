/** The answer as a headline, then figure by figure, and the worksheet behind all of it or behind the figure that was chosen. */
import { Button } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '#statutory/core/explain.ts'
import type { Answer, Scheme } from '#statutory/core/scheme.ts'
import type { Step } from '#statutory/core/worksheet.ts'
import { told } from '#statutory/words/tell.ts'
import { choiceOf, nameOf } from '#statutory/words/words.ts'
import type { SpokenBook } from '../books/books.ts'
import classes from '../law.module.css'
import { useWords } from '../words.ts'
import { shownValue } from '../worksheet/shown.ts'
import { StepList } from '../worksheet/step-list.tsx'
import { CaseStanding } from './case-standing.tsx'

type AnswerViewProps = {
  readonly book: SpokenBook
  readonly scheme: Scheme
  readonly answer: Answer
  readonly worksheet: readonly Step[]
}

export function AnswerView({ book, scheme, answer, worksheet }: AnswerViewProps) {
  const t = useWords()
  const { words, currency } = book
  const figures = scheme.answers.filter((figure) => figure in answer)
  const head = figures.find((one) => one === 'net_pay') ?? figures.at(-1)
  const [asked, ask] = useState<string>()
  const figure = figures.find((one) => one === asked)
  const steps = figure ? explain(figure, worksheet) : worksheet
  const sources = [...new Set(steps.flatMap(({ source }) => source ?? []))]
  return (
    <>
      <section className={`card ${classes.answer}`} aria-labelledby="law-answer">
        <h2 id="law-answer">{t('law.answer')}</h2>
        {head && (
          <p className={classes.headline}>
            {nameOf(words, scheme.id, head)}
            <b>{shownValue(choiceOf(words, scheme.id, head, String(answer[head])), currency)}</b>
          </p>
        )}
        <ul>
          {figures.map((one) => {
            const label = nameOf(words, scheme.id, one)
            const value = shownValue(choiceOf(words, scheme.id, one, String(answer[one])), currency)
            return (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === figure}
                  aria-label={t('law.whyFigure', { label, value })}
                  onClick={() => ask(one === figure ? undefined : one)}
                >
                  <span>{label}</span>
                  <span className={/[\d%)]$/.test(value) && value.length < 30 ? 'number strong' : classes.text}>
                    {value}
                  </span>
                  <IconZoomQuestion size={14} aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <section className={`card ${classes.worksheet}`} aria-labelledby="law-worksheet">
        <div className={classes.worksheetHead}>
          <h2 id="law-worksheet">
            {figure ? t('law.worksheetOf', { label: nameOf(words, scheme.id, figure) }) : t('law.worksheet')}
          </h2>
          {figure && (
            <Button size="compact-sm" variant="subtle" onClick={() => ask(undefined)}>
              {t('law.allSteps')}
            </Button>
          )}
        </div>
        <StepList
          steps={steps.map((step) => told(words, step))}
          currency={currency}
          sources={sources}
          endsInFigure={figure !== undefined}
        />
        <CaseStanding book={book} sources={sources} />
      </section>
    </>
  )
}
