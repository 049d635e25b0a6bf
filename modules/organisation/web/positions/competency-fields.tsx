import { ActionIcon, Select, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { LEVELS } from '../../model/competency.ts'
import { levelWord } from '../labels.ts'
import classes from '../organisation.module.css'
import { useWords } from '../words.ts'

export type Draft = {
  readonly key: number
  readonly name: string
  readonly description: string
  readonly weight: number
  readonly expected_level: number
}

type CompetencyFieldsProps = {
  readonly draft: Draft
  readonly first: boolean
  readonly last: boolean
  readonly twice: boolean
  readonly onChange: (change: Partial<Draft>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const WHOLE = /^\d{0,3}$/

/** One competency of the list, with its place in it. */
export function CompetencyFields({ draft, first, last, twice, onChange, onMove, onRemove }: CompetencyFieldsProps) {
  const t = useWords()
  const { name, description, weight, expected_level } = draft
  return (
    <fieldset className={classes.competency} aria-label={name || t('organisation.competency')}>
      <div className={classes.competencyHead}>
        <TextInput
          label={t('organisation.competency')}
          required
          maxLength={255}
          value={name}
          error={twice ? t('organisation.namedTwice') : undefined}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ActionIcon mt={26} disabled={first} onClick={() => onMove(-1)} aria-label={t('organisation.moveUp', { name })}>
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon mt={26} disabled={last} onClick={() => onMove(1)} aria-label={t('organisation.moveDown', { name })}>
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon mt={26} onClick={onRemove} aria-label={t('organisation.removeName', { name })}>
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <div className={classes.competencyFields}>
        <TextInput
          label={t('organisation.weight')}
          inputMode="numeric"
          rightSection={<span className="muted">%</span>}
          value={String(weight)}
          onChange={({ currentTarget: { value } }) => WHOLE.test(value) && onChange({ weight: Number(value) })}
        />
        <Select
          label={t('organisation.expectedLevel')}
          allowDeselect={false}
          value={String(expected_level)}
          onChange={(chosen) =>
            onChange({ expected_level: LEVELS.find((one) => String(one) === chosen) ?? expected_level })
          }
          data={LEVELS.map((level) => ({ value: String(level), label: levelWord(level) }))}
        />
      </div>
      <Textarea
        label={t('organisation.howItShows')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={5000}
        value={description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </fieldset>
  )
}
