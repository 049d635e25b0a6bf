/** Objectives as they are written: each with its weight, what it serves, and key results from a start to a target. */
import { NumberInput, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { overWeight, totalOf } from '#platform/stages/model/weights.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import classes from './okr.module.css'
import { useWords } from './words.ts'

export type KeyResultTyped = {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly start_value: string
  readonly target_value: string
  readonly weight: number
}
export type ObjectiveTyped = {
  readonly id: string
  readonly name: string
  readonly weight: number
  readonly factor_id: string
  readonly parent_id: string
  readonly key_results: readonly KeyResultTyped[]
}
export const emptyResult = (): KeyResultTyped => ({
  ...{ id: '', name: '', unit: '', start_value: '0', target_value: '', weight: 1 },
})
export const emptyObjective = (): ObjectiveTyped => ({
  ...{ id: '', name: '', weight: 100, factor_id: '', parent_id: '', key_results: [emptyResult()] },
})

type ObjectiveRowsProps = {
  readonly rows: readonly ObjectiveTyped[]
  readonly factors: readonly { readonly id: string; readonly name: string; readonly name_zh: string }[]
  /** None of a template, which is of no year. */
  readonly parents?: readonly { readonly id: string; readonly name: string; readonly owner: string | null }[]
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (rows: readonly ObjectiveTyped[]) => void
}

export function ObjectiveRows({ rows, factors, parents, errors, onChange }: ObjectiveRowsProps) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  const over = overWeight(rows)
  const total = totalOf(rows)
  return (
    <div>
      <Rows
        legend={t('okr.objectives')}
        hint={t('okr.objectivesHint')}
        rows={rows}
        empty={() => ({ ...emptyObjective(), weight: Math.max(1, 100 - total) })}
        add={t('okr.addObjective')}
        remove={(at) => t('okr.removeObjective', { at })}
        error={errors.objectives}
        least={1}
        onChange={onChange}
      >
        {(row, set, at) => (
          <>
            <TextInput
              className={classes.title}
              label={t('okr.objective')}
              required
              maxLength={255}
              value={row.name}
              error={errors[`objectives.${at}.name`]}
              onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
            <NumberInput
              label={t('okr.weight')}
              required
              min={1}
              max={100}
              allowDecimal={false}
              value={row.weight}
              error={over.includes(at) ? t('okr.tooMuch') : errors[`objectives.${at}.weight`]}
              onChange={(weight) => set({ weight: Number(weight) || 0 })}
            />
            {factors.length > 0 && (
              <ChoiceField
                className={classes.wide}
                label={t('okr.factor')}
                clearable
                data={factors.map(({ id, name, name_zh }) => ({
                  value: id,
                  label: chinese && name_zh ? name_zh : name,
                }))}
                value={row.factor_id}
                onChange={(factor_id) => set({ factor_id })}
              />
            )}
            {parents && parents.length > 0 && (
              <ChoiceField
                className={classes.wide}
                label={t('okr.serves')}
                placeholder={t('okr.servesHint')}
                clearable
                searchable
                data={parents.map(({ id, name, owner }) => ({
                  value: id,
                  label: `${owner ?? t('okr.owner.company')}${colon()}${name}`,
                }))}
                value={row.parent_id}
                onChange={(parent_id) => set({ parent_id })}
              />
            )}
            <div className={classes.inner}>
              <KeyResultRows
                rows={row.key_results}
                errors={errors}
                at={at}
                onChange={(key_results) => set({ key_results })}
              />
            </div>
          </>
        )}
      </Rows>
      <Text size="sm" role="status" mt={6} c={total === 100 ? undefined : 'red'}>
        {t('okr.sum', { total })}
      </Text>
    </div>
  )
}

type KeyResultRowsProps = Pick<ObjectiveRowsProps, 'errors'> & {
  readonly rows: readonly KeyResultTyped[]
  readonly at: number
  readonly onChange: (rows: readonly KeyResultTyped[]) => void
}

function KeyResultRows({ rows, errors, at, onChange }: KeyResultRowsProps) {
  const t = useWords()
  const wrong = (place: number, field: string) => errors[`objectives.${at}.key_results.${place}.${field}`]
  return (
    <Rows
      legend={t('okr.keyResults')}
      rows={rows}
      empty={emptyResult}
      add={t('okr.addKeyResult')}
      remove={(place) => t('okr.removeKeyResult', { at: place })}
      error={errors[`objectives.${at}.key_results`]}
      least={1}
      onChange={onChange}
    >
      {(row, set, place) => (
        <>
          <TextInput
            className={classes.whole}
            label={t('okr.keyResult')}
            required
            maxLength={255}
            value={row.name}
            error={wrong(place, 'name')}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          {(['start_value', 'target_value'] as const).map((field) => (
            <TextInput
              key={field}
              label={t(field === 'start_value' ? 'okr.start' : 'okr.target')}
              required
              inputMode="decimal"
              value={row[field]}
              error={wrong(place, field)}
              onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
            />
          ))}
          <TextInput
            label={t('okr.unit')}
            maxLength={20}
            value={row.unit}
            onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
          />
          <NumberInput
            label={t('okr.weight')}
            required
            min={1}
            max={100}
            allowDecimal={false}
            value={row.weight}
            onChange={(weight) => set({ weight: Number(weight) || 1 })}
          />
        </>
      )}
    </Rows>
  )
}
