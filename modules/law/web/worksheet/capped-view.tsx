/** Up to a limit: what was put against what, and which of them decided. */
import { useWords } from '../words.ts'
import { PartList } from './parts-view.tsx'
import type { ViewProps } from './view-props.ts'

export function CappedView({ step, currency }: ViewProps) {
  const t = useWords()
  const deciding = step.parts.filter(({ value }) => value === step.value)
  const [part] = deciding
  const marked = part && deciding.length === 1 ? { part, word: t('law.decides') } : undefined
  return (
    <>
      <PartList parts={step.parts} currency={currency} marked={marked} />
      <PartList parts={step.row} currency={currency} />
    </>
  )
}
