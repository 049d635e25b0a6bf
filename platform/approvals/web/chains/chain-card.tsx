/** A chain as it reads: its conditions, its steps in turn with those who are asked side by side. */
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useWords } from '../words.ts'
import type { Chain, ConditionChoices } from './chain.ts'
import { useChainText } from './chain-text.ts'
import classes from './chains.module.css'

type ChainCardProps = {
  readonly chain: Chain
  readonly conditions: ConditionChoices
  /** What holds where no other does: nothing of it can be changed. */
  readonly otherwise?: boolean
  readonly place?: number
  readonly last?: boolean
  readonly busy?: boolean
  readonly onEdit?: () => void
  readonly onMove?: (by: -1 | 1) => void
  readonly onRemove?: () => void
}

export function ChainCard({ chain, conditions, otherwise, onEdit, ...acts }: ChainCardProps) {
  const t = useWords()
  const text = useChainText(conditions)
  const { name, when, steps } = chain
  const hangsOn = text.when(when)
  return (
    <article className={classes.chain} data-usual={!onEdit || undefined}>
      <div className={classes.chainHead}>
        <div>
          <h3>{onEdit ? name : t(otherwise ? 'approvals.otherwise' : 'approvals.always')}</h3>
          {onEdit && (
            <p className="muted">{hangsOn.length === 0 ? t('approvals.everyRequest') : hangsOn.join(' · ')}</p>
          )}
        </div>
        {onEdit && <Acts name={name} onEdit={onEdit} {...acts} />}
      </div>
      {steps.length === 0 ? (
        <p className={classes.open}>{t('approvals.noSteps')}</p>
      ) : (
        <ol className={classes.line}>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are what they are by their place
            <li key={at}>
              <span className={classes.stepNumber}>{at + 1}</span>
              <span>
                <span className={classes.asked}>{step.approvers.map(text.approver).join(t('approvals.comma'))}</span>
                <small className="muted">{[text.needs(step), text.reminds(step)].filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

type ActsProps = Omit<ChainCardProps, 'chain' | 'conditions' | 'otherwise'> & { readonly name: string }

function Acts({ name, place = 1, last, busy, onEdit, onMove, onRemove }: ActsProps) {
  const t = useWords()
  return (
    <div className={classes.acts}>
      <ActionIcon
        disabled={busy || place === 1}
        onClick={() => onMove?.(-1)}
        aria-label={t('approvals.moveUp', { name })}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon disabled={busy || last} onClick={() => onMove?.(1)} aria-label={t('approvals.moveDown', { name })}>
        <IconArrowDown size={16} />
      </ActionIcon>
      <Button size="compact-sm" variant="default" onClick={onEdit} aria-label={t('approvals.editFlow', { name })}>
        {t('approvals.edit')}
      </Button>
      <ActionIcon onClick={onRemove} aria-label={t('approvals.removeFlow', { name })}>
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  )
}
