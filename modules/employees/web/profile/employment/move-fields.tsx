/** Asked where somebody is moved: what kind of move it is, and from which day it stands in the career. */
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

type MoveFieldsProps = { readonly form: UseFormReturnType<FieldValues>; readonly earliest: string }

export function MoveFields({ form, earliest }: MoveFieldsProps) {
  const t = useWords()
  const { today } = useMe()
  return (
    <fieldset className={classes.account}>
      <legend>{t('employees.move')}</legend>
      <div className={classes.grid}>
        <ChoiceField
          label={t('employees.career.type')}
          description={t('employees.moveHint')}
          clearable
          data={choicesOf('career', MOVES)}
          {...form.getInputProps('move_type')}
        />
        <DateField
          label={t('employees.movedOn')}
          earliest={earliest}
          latest={today}
          {...form.getInputProps('moved_on')}
        />
      </div>
    </fieldset>
  )
}
