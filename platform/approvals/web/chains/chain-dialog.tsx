/** One flow: its name, what it hangs on, its steps in turn. */

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useWords } from '../words.ts'
import {
  type Chain,
  type ConditionChoices,
  conditionsOf,
  isUnnamed,
  type StepDraft,
  stepDraft,
  stepsOf,
} from './chain.ts'
import { ConditionFields } from './condition-fields.tsx'
import { StepFields } from './step-fields.tsx'

type ChainDialogProps = {
  readonly chain: Chain | undefined
  readonly conditions: ConditionChoices
  readonly saving: boolean
  readonly onSave: (chain: Chain) => Promise<unknown>
  readonly onClose: () => void
}

const STEPS_MAX = 8

export function ChainDialog({ chain, conditions, saving, onSave, onClose }: ChainDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const [name, setName] = useState(chain?.name ?? '')
  const [when, setWhen] = useState(chain?.when ?? {})
  const [steps, setSteps] = useState<readonly StepDraft[]>(() => chain?.steps.map(stepDraft) ?? [stepDraft()])
  const [failed, setFailed] = useState<unknown>()
  const [tried, setTried] = useState(false)
  const replace = (key: number, change: Partial<StepDraft>) =>
    setSteps(steps.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const move = (at: number, by: -1 | 1) => {
    const [one] = steps.slice(at, at + 1)
    if (one) setSteps(steps.toSpliced(at, 1).toSpliced(at + by, 0, one))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || steps.some(({ approvers }) => approvers.some(isUnnamed))) return
    onSave({ name, when: conditionsOf(when), steps: stepsOf(steps) }).catch(setFailed)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={chain ? t('approvals.editFlow', { name: chain.name }) : t('approvals.addFlow')}
    >
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('approvals.flowName')}
            placeholder={t('approvals.flowNameExample')}
            required
            maxLength={255}
            data-autofocus
            value={name}
            error={tried && name.trim() === '' ? t('approvals.nameNeeded') : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ConditionFields when={when} choices={conditions} onChange={setWhen} />
          <div>
            <Text fw={600}>{t('approvals.steps')}</Text>
            <Text c="dimmed">{t('approvals.stepsHint')}</Text>
          </div>
          {steps.length === 0 && <Notice tone="warn">{t('approvals.noSteps')}</Notice>}
          {steps.map((step, at) => (
            <StepFields
              key={step.key}
              step={step}
              place={at + 1}
              last={at === steps.length - 1}
              tried={tried}
              onChange={(change) => replace(step.key, change)}
              onMove={(by) => move(at, by)}
              onRemove={() => setSteps(steps.filter(({ key }) => key !== step.key))}
            />
          ))}
          <div>
            <MayButton
              variant="default"
              leftSection={<IconPlus size={16} />}
              closed={steps.length < STEPS_MAX ? undefined : t('approvals.atMost', { count: STEPS_MAX })}
              onClick={() => setSteps([...steps, stepDraft()])}
            >
              {t('approvals.addStep')}
            </MayButton>
          </div>
          <Text c="dimmed">{t('approvals.fromNowOn')}</Text>
          {failed !== undefined && (
            <Text c="red" role="alert">
              {textOf(failed)}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {d('design.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
