/** Adds or changes a type of recognition: name, points, who may give it, icon and colour. */
import { NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addBadge, badges, changeBadge } from '../contract/badges.ts'
import { colours, type Giver, givers, icons } from '../model/badge.ts'
import { BadgeMark } from './badge-mark.tsx'
import type { BadgeShown } from './shown.ts'
import { useWords } from './words.ts'

type BadgeDialogProps = { readonly now: BadgeShown | undefined; readonly onClose: () => void }

export function BadgeDialog({ now, onClose }: BadgeDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addBadge,
    change: changeBadge,
    values: {
      ...{ name: now?.name ?? '', name_zh: now?.name_zh ?? '', points: now?.points ?? 20 },
      given_by: now?.given_by ?? ('everybody' as Giver),
      icon: (now?.icon ?? 'star') as (typeof icons)[number],
      colour: (now?.colour ?? 'blue') as (typeof colours)[number],
    },
    body: (values) => values,
    refreshes: [badges],
    after: onClose,
  })
  const { form } = record
  const { name, icon, colour } = form.values
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={now ? t('rewards.editTitle', { name: now.name }) : t('rewards.addType')}
    >
      <TextInput label={t('rewards.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('rewards.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
      <NumberInput
        label={t('rewards.points')}
        description={t('rewards.pointsHint')}
        required
        min={0}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('points')}
      />
      <ChoiceField
        label={t('rewards.givenBy')}
        required
        allowDeselect={false}
        data={givers.map((value) => ({ value, label: t(`rewards.by.${value}`) }))}
        {...form.getInputProps('given_by')}
      />
      <SimpleGrid cols={2}>
        <ChoiceField
          label={t('rewards.icon')}
          required
          allowDeselect={false}
          data={icons.map((value) => ({ value, label: t(`rewards.icon.${value}`) }))}
          {...form.getInputProps('icon')}
        />
        <ChoiceField
          label={t('rewards.colour')}
          required
          allowDeselect={false}
          data={colours.map((value) => ({ value, label: t(`rewards.colour.${value}`) }))}
          {...form.getInputProps('colour')}
        />
      </SimpleGrid>
      <BadgeMark icon={icon} colour={colour} name={name} />
    </RecordDialog>
  )
}
