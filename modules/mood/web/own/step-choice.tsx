/** The five moods beside each other, each with its face and its word. */
import { steps } from '../../model/answer.ts'
import { faces } from '../faces.ts'
import classes from '../mood.module.css'
import { useWords } from '../words.ts'

type StepChoiceProps = {
  readonly label: string
  readonly value: number | undefined
  readonly disabled?: boolean
  readonly onChoose: (step: number) => void
}

export function StepChoice({ label, value, disabled, onChoose }: StepChoiceProps) {
  const t = useWords()
  return (
    <fieldset className={classes.steps} disabled={disabled}>
      <legend>{label}</legend>
      {steps.map((step) => {
        const Face = faces[step]
        return (
          <button key={step} type="button" aria-pressed={value === step} onClick={() => onChoose(step)}>
            <Face size={30} stroke={1.6} aria-hidden />
            {t(`mood.step.${step}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
