/** Which types a group has, and where it is given more or less than the type itself says. */
import { Button, Checkbox, Group, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import classes from '../settings.module.css'
import { StepsField } from '../steps-field.tsx'
import type { GroupType } from './group-type.ts'

type GroupTypesProps = {
  readonly types: readonly LeaveType[]
  readonly value: readonly GroupType[]
  readonly onChange: (types: GroupType[]) => void
  readonly error: ReactNode
}

export function GroupTypes({ types, value, onChange, error }: GroupTypesProps) {
  const t = useWords()
  const change = (id: string, patch: Partial<GroupType>) =>
    onChange(value.map((one) => (one.type_id === id ? { ...one, ...patch } : one)))
  return (
    <Input.Wrapper label={t('leave.types')} labelElement="div" error={error}>
      <div className={classes.types}>
        {types.map((type) => {
          const mine = value.find(({ type_id }) => type_id === type.id)
          const mayDiffer = type.granted !== 'need' && type.granted !== 'hand'
          return (
            <div key={type.id}>
              <Group justify="space-between" gap="xs">
                <Checkbox
                  label={type.label}
                  checked={mine !== undefined}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked
                        ? [...value, { type_id: type.id, steps: null }]
                        : value.filter(({ type_id }) => type_id !== type.id),
                    )
                  }
                />
                {mine && mayDiffer && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`${t(mine.steps ? 'leave.asType' : 'leave.ownEntitlement')}: ${type.label}`}
                    onClick={() => change(type.id, { steps: mine.steps ? null : [...type.steps] })}
                  >
                    {t(mine.steps ? 'leave.asType' : 'leave.ownEntitlement')}
                  </Button>
                )}
              </Group>
              {mine?.steps && (
                <StepsField
                  label={t('leave.entitlementByService')}
                  unit={type.unit}
                  only={type.granted === 'event'}
                  value={mine.steps}
                  onChange={(steps) => change(type.id, { steps })}
                />
              )}
            </div>
          )
        })}
      </div>
    </Input.Wrapper>
  )
}
