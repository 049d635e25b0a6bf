/** Conditions on the rows: a field, what is asked of it, and with what; all of them, or any. */
import { ActionIcon, Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MOST_FILTERS } from '../model/definition.ts'
import { valuesOf } from '../model/operators.ts'
import classes from './builder.module.css'
import { ConditionValue } from './condition-value.tsx'
import { type Condition, type Draft, fieldIn, type Subject } from './draft.ts'
import { useWords } from './words.ts'

type Props = {
  readonly subject: Subject
  readonly draft: Pick<Draft, 'filters' | 'match'>
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (patch: Partial<Pick<Draft, 'filters' | 'match'>>) => void
}

export function ConditionsPart({ subject, draft: { filters, match }, errors, onChange }: Props) {
  const t = useWords()
  const set = (at: number, condition: Condition) =>
    onChange({ filters: filters.map((one, place) => (place === at ? condition : one)) })
  const choose = (at: number, key: string) => {
    const field = fieldIn(subject, key)
    const first = field?.operators[0]
    if (field && first) set(at, { field: key, is: first, values: [] })
  }
  const first = subject.fields[0]
  return (
    <Stack gap="sm">
      {filters.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('reports.match')}
          value={match}
          onChange={(value) => onChange({ match: value === 'any' ? 'any' : 'all' })}
          data={(['all', 'any'] as const).map((value) => ({ value, label: t(`reports.match.${value}`) }))}
        />
      )}
      {filters.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('reports.noConditions')}
        </Text>
      )}
      {filters.map((condition, at) => {
        const field = fieldIn(subject, condition.field)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions are known by their place
          <div key={at} className={classes.condition}>
            <ChoiceField
              aria-label={t('reports.conditionField', { at: at + 1 })}
              searchable
              allowDeselect={false}
              value={condition.field}
              error={errors[`definition.filters.${at}.field`]}
              onChange={(key) => choose(at, key)}
              data={subject.fields.map(({ key, name }) => ({ value: key, label: name }))}
            />
            <ChoiceField
              aria-label={t('reports.conditionIs', { at: at + 1 })}
              allowDeselect={false}
              value={condition.is}
              error={errors[`definition.filters.${at}.is`]}
              onChange={(value) => {
                const is = field?.operators.find((one) => one === value)
                if (is)
                  set(at, {
                    ...condition,
                    is,
                    values:
                      valuesOf(is) === valuesOf(condition.is) && is !== 'in_days' && condition.is !== 'in_days'
                        ? condition.values
                        : [],
                  })
              }}
              data={(field?.operators ?? []).map((value) => ({ value, label: t(`reports.is.${value}`) }))}
            />
            <ActionIcon
              aria-label={t('reports.removeCondition', { at: at + 1 })}
              onClick={() => onChange({ filters: filters.filter((_, place) => place !== at) })}
            >
              <IconTrash size={15} />
            </ActionIcon>
            {field && valuesOf(condition.is) !== 'none' && (
              <div className={classes.value}>
                <ConditionValue
                  subject={subject.key}
                  field={field}
                  condition={condition}
                  label={t('reports.conditionValue', { at: at + 1 })}
                  error={errors[`definition.filters.${at}.values`]}
                  onChange={(values) => set(at, { ...condition, values: [...values] })}
                />
              </div>
            )}
          </div>
        )
      })}
      {filters.length < MOST_FILTERS && first && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={13} />}
          onClick={() =>
            onChange({ filters: [...filters, { field: first.key, is: first.operators[0] ?? 'is', values: [] }] })
          }
        >
          {t('reports.addCondition')}
        </Button>
      )}
    </Stack>
  )
}
