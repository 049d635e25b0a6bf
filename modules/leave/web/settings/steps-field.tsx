/** Entitlement by completed service: from so many years and months on, so much. */
import { ActionIcon, Button, Group, Input, NumberInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

export type Step = { readonly from_months: number; readonly amount: number }
type StepsFieldProps = {
  readonly label: string
  readonly value: readonly Step[]
  readonly onChange: (steps: Step[]) => void
  readonly unit: 'day' | 'hour'
  /** Leave for an event has one length. */
  readonly only?: boolean
  readonly error?: ReactNode
}

const MONTHS = 12
const HALF = 0.5

export function StepsField({ label, value, onChange, unit, only, error }: StepsFieldProps) {
  const t = useWords()
  const change = (at: number, patch: Partial<Step>) =>
    onChange(value.map((step, index) => (index === at ? { ...step, ...patch } : step)))
  const next = () =>
    onChange([
      ...value,
      { from_months: (value.at(-1)?.from_months ?? -MONTHS) + MONTHS, amount: value.at(-1)?.amount ?? 0 },
    ])
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      {value.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the ladder while it is written
        <Group key={at} gap="xs" mt={6} align="flex-end" wrap="nowrap">
          {!only && (
            <NumberInput
              size="xs"
              w={130}
              label={at === 0 ? t('leave.fromService') : undefined}
              aria-label={t('leave.fromService')}
              min={0}
              max={600}
              allowDecimal={false}
              value={step.from_months}
              onChange={(months) => change(at, { from_months: Number(months) || 0 })}
            />
          )}
          <NumberInput
            size="xs"
            w={130}
            label={at === 0 ? t(`leave.unit.${unit}`) : undefined}
            aria-label={t(`leave.unit.${unit}`)}
            min={0}
            step={HALF}
            decimalScale={1}
            value={step.amount}
            onChange={(amount) => change(at, { amount: Number(amount) || 0 })}
          />
          <ActionIcon aria-label={t('leave.removeStep')} onClick={() => onChange(value.toSpliced(at, 1))}>
            <IconX size={15} />
          </ActionIcon>
        </Group>
      ))}
      {!(only && value.length > 0) && (
        <Button mt={8} size="compact-xs" variant="subtle" leftSection={<IconPlus size={13} />} onClick={next}>
          {t('leave.addStep')}
        </Button>
      )}
    </Input.Wrapper>
  )
}
