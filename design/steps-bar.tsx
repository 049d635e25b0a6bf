/** The steps of a piece of work beside one another: done, now, later. A step that can be opened is a button. */
import { IconCircle, IconCircleCheck, IconListSearch } from '@tabler/icons-react'
import classes from './steps-bar.module.css'
import { useDesignWords } from './words.ts'

export type Step = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly state: 'done' | 'now' | 'later'
  readonly onOpen?: () => void
}

const marks = { done: IconCircleCheck, now: IconListSearch, later: IconCircle } as const
const stateWords = { done: 'design.stepDone', now: 'design.stepNow', later: 'design.stepLater' } as const

export function StepsBar({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  return (
    <ol className={`card ${classes.steps}`} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.onOpen ? (
            <button type="button" onClick={step.onOpen}>
              <StepInside step={step} />
            </button>
          ) : (
            <div>
              <StepInside step={step} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function StepInside({ step }: { readonly step: Step }) {
  const t = useDesignWords()
  const Mark = marks[step.state]
  return (
    <>
      <Mark size={18} stroke={1.7} aria-label={t(stateWords[step.state])} role="img" />
      <span>
        <b>{step.name}</b>
        <small>{step.about}</small>
      </span>
    </>
  )
}
