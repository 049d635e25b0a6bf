/** Amounts by code: a code is chosen first, then its amount is typed. */
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { type Draft, textIn, within } from '../../model/draft.ts'
import { useWords } from '../words.ts'
import type { FrameProps } from './field-props.ts'
import classes from './form.module.css'
import { RefusalText } from './refusal-text.tsx'

type ItemsFieldProps = FrameProps & {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly items: Draft
}

export function ItemsField({ about, label, error, place, choices, items, onChange }: ItemsFieldProps) {
  const t = useWords()
  const { refused } = about
  const codes = Object.keys(items)
  const nameOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code
  return (
    <fieldset className={classes.frame}>
      <legend>{label}</legend>
      {error && <p className={classes.error}>{error}</p>}
      {codes.map((code) => (
        <div key={code} className={classes.row}>
          <MoneyField
            label={nameOf(code)}
            currency={about.book.currency}
            value={textIn(items, code)}
            error={
              refused?.place === within(place, code) && (
                <RefusalText words={about.book.words} label={nameOf(code)} refused={refused} />
              )
            }
            onChange={(text) => onChange({ ...items, [code]: text })}
          />
          <ActionIcon
            aria-label={t('law.removeItem', { name: nameOf(code) })}
            onClick={() => onChange(Object.fromEntries(Object.entries(items).filter(([other]) => other !== code)))}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </div>
      ))}
      <ChoiceField
        aria-label={t('law.addItem', { name: label })}
        placeholder={t('law.addItem', { name: label })}
        data={choices.filter(({ value }) => !codes.includes(value))}
        value=""
        onChange={(code) => code && onChange({ ...items, [code]: '' })}
        searchable
      />
    </fieldset>
  )
}
