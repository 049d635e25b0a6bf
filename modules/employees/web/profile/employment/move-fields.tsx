/** Asked where somebody is moved: what kind of move it is, and from which day it holds; a day to come plans it. */
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import classes from '../../employees.module.css'
import type { FieldValues } from '../../fields/any-field.tsx'
import { choicesOf } from '../../labels.ts'
import { useWords } from '../../words.ts'

export const placeNames = ['department_id', 'division_id', 'position_id', 'job_level_id'] as const
const MOVES = ['promotion', 'transfer', 'redesignation', 'demotion', 'secondment', 'confirmed', 'correction']

type MoveFieldsProps = {
  readonly form: UseFormReturnType<FieldValues>
  readonly joined: string
  /** Whether only the manager changes: that stands in no career, and no day in the past. */
  readonly managerOnly: boolean
}

export function MoveFields({ form, joined, managerOnly }: MoveFieldsProps) {
  const t = useWords()
  const { today } = useMe()
  return (
    <fieldset className={classes.account}>
      <legend>{t('employees.move')}</legend>
      <div className={classes.grid}>
        {!managerOnly && (
          <ChoiceField
            label={t('employees.career.type')}
            description={t('employees.moveHint')}
            clearable
            data={choicesOf('career', MOVES)}
            {...form.getInputProps('move_type')}
          />
        )}
        <DateField
          label={t('employees.movedOn')}
          description={t('employees.movedOnHint')}
          earliest={managerOnly && joined < today ? today : joined}
          {...form.getInputProps('moved_on')}
        />
      </div>
    </fieldset>
  )
}
