/** Who did what when: the alert's own book. */
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { Step } from '../model/alert.ts'
import classes from './wellbeing.module.css'
import { useWords } from './words.ts'

type StepsProps = { readonly steps: readonly { readonly step: Step; readonly name: string; readonly at: string }[] }

export function Steps({ steps }: StepsProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, name, at }) => (
        <li key={`${at} ${step} ${name}`}>
          {t(`wellbeing.step.${step}`, { name })} <small className="muted">{momentText(at, language, zone)}</small>
        </li>
      ))}
    </ol>
  )
}
