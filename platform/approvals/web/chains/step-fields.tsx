/** One step: who is asked side by side, whether all of them have to agree, and when they are reminded. */
import { ActionIcon, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { MayButton } from '#design/may-button.tsx'
import { useWords } from '../words.ts'
import { ApproverFields } from './approver-fields.tsx'
import { type Approver, approverDraft, isUnnamed, type StepDraft } from './chain.ts'
import classes from './chains.module.css'

type StepFieldsProps = {
  readonly step: StepDraft
  readonly place: number
  readonly last: boolean
  /** It was to be saved: what is missing is said. */
  readonly tried: boolean
  readonly onChange: (change: Partial<StepDraft>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const APPROVERS_MAX = 5
const LATEST = 90

export function StepFields({ step, place, last, tried, onChange, onMove, onRemove }: StepFieldsProps) {
  const t = useWords()
  const { approvers, needs, remind_after_days: days } = step
  const name = t('approvals.step', { place })
  const replace = (key: number, approver: Approver) =>
    onChange({ approvers: approvers.map((one) => (one.key === key ? { ...one, approver } : one)) })
  return (
    <fieldset className={classes.step} aria-label={name}>
      <div className={classes.stepHead}>
        <Text fw={600}>{name}</Text>
        <ActionIcon disabled={place === 1} onClick={() => onMove(-1)} aria-label={t('approvals.moveUp', { name })}>
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon disabled={last} onClick={() => onMove(1)} aria-label={t('approvals.moveDown', { name })}>
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon onClick={onRemove} aria-label={t('approvals.removeNamed', { name })}>
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <Stack gap="xs">
        {approvers.map((one) => (
          <ApproverFields
            key={one.key}
            approver={one.approver}
            missing={tried && isUnnamed(one)}
            onChange={(approver) => replace(one.key, approver)}
            onRemove={
              approvers.length === 1
                ? undefined
                : () => onChange({ approvers: approvers.filter(({ key }) => key !== one.key) })
            }
          />
        ))}
        <div className={classes.stepFoot}>
          <MayButton
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            closed={approvers.length < APPROVERS_MAX ? undefined : t('approvals.atMost', { count: APPROVERS_MAX })}
            onClick={() => onChange({ approvers: [...approvers, approverDraft()] })}
          >
            {t('approvals.addApprover')}
          </MayButton>
          {approvers.length > 1 && (
            <SegmentedControl
              size="xs"
              aria-label={t('approvals.needs')}
              value={needs}
              onChange={(chosen) => onChange({ needs: chosen === 'all' ? 'all' : 'any' })}
              data={[
                { value: 'any', label: t('approvals.needsAny') },
                { value: 'all', label: t('approvals.needsAll') },
              ]}
            />
          )}
        </div>
        <NumberInput
          label={t('approvals.remindAfter')}
          description={t('approvals.remindAfterHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maw={240}
          min={1}
          max={LATEST}
          allowDecimal={false}
          value={days ?? ''}
          rightSection={<span className="muted">{t('approvals.days')}</span>}
          rightSectionWidth={64}
          onChange={(value) => onChange({ remind_after_days: typeof value === 'number' ? value : null })}
        />
      </Stack>
    </fieldset>
  )
}
