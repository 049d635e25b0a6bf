/** On one's own first page: one touch says how one is. Nothing where one is not asked. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownMood } from '../../contract/mood.ts'
import classes from '../mood.module.css'
import { useWords } from '../words.ts'
import { StepChoice } from './step-choice.tsx'
import { useQuestion, useToday } from './use-today.ts'

export function TodayCard() {
  const t = useWords()
  const own = useCall(ownMood, {}).data
  const question = useQuestion(own)
  const { answer, working } = useToday(own)
  if (!own?.may_answer) return null
  return (
    <section className={`card ${classes.today}`}>
      <StepChoice
        label={question}
        value={own.answer?.step}
        disabled={working}
        onChoose={(step) => answer.mutate({ body: { step } })}
      />
      <p className="muted">
        {t('mood.private', { least: own.minimum })}{' '}
        <Anchor component={Link} to="/me/mood" size="sm">
          {t(own.answer ? 'mood.addNote' : 'mood.mine')}
        </Anchor>
      </p>
    </section>
  )
}
