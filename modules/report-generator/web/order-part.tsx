/** By what rows stand, and into which groups they are put. */
import { ActionIcon, Button, Group, MultiSelect, Stack, Switch } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MOST_GROUPS, MOST_SORTS } from '../model/definition.ts'
import type { Draft, Subject } from './draft.ts'
import { useWords } from './words.ts'

type Part = Pick<Draft, 'sorts' | 'groups' | 'detail'>
type Props = {
  readonly subject: Subject
  readonly draft: Part
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (patch: Partial<Part>) => void
}

export function OrderPart({ subject, draft: { sorts, groups, detail }, errors, onChange }: Props) {
  const t = useWords()
  const open = subject.fields
    .filter(({ is_sealed }) => !is_sealed)
    .map(({ key, name }) => ({ value: key, label: name }))
  const free = open.filter(({ value }) => !sorts.some(({ field }) => field === value))
  const [next] = free
  return (
    <Stack gap="sm">
      <MultiSelect
        label={t('reports.groups')}
        description={t('reports.groupsHint')}
        searchable
        maxValues={MOST_GROUPS}
        data={open}
        value={[...groups]}
        error={errors['definition.groups'] ?? errors['definition.groups.0'] ?? errors['definition.groups.1']}
        onChange={(chosen) => onChange({ groups: chosen, detail: detail || chosen.length === 0 })}
      />
      {groups.length > 0 && (
        <Switch
          label={t('reports.onlyTotals')}
          checked={!detail}
          onChange={(event) => onChange({ detail: !event.currentTarget.checked })}
        />
      )}
      {sorts.map(({ field, desc }, at) => (
        <Group key={field} gap="xs" wrap="nowrap">
          <ChoiceField
            aria-label={t('reports.sortBy', { at: at + 1 })}
            searchable
            allowDeselect={false}
            value={field}
            error={errors[`definition.sorts.${at}.field`]}
            onChange={(key) =>
              onChange({ sorts: sorts.map((one, place) => (place === at ? { ...one, field: key } : one)) })
            }
            data={open.filter(({ value }) => value === field || free.some((one) => one.value === value))}
          />
          <ChoiceField
            aria-label={t('reports.direction', { at: at + 1 })}
            allowDeselect={false}
            value={desc ? 'desc' : 'asc'}
            onChange={(way) =>
              onChange({ sorts: sorts.map((one, place) => (place === at ? { ...one, desc: way === 'desc' } : one)) })
            }
            data={(['asc', 'desc'] as const).map((value) => ({ value, label: t(`reports.direction.${value}`) }))}
          />
          <ActionIcon
            aria-label={t('reports.removeSort', { at: at + 1 })}
            onClick={() => onChange({ sorts: sorts.filter((_, place) => place !== at) })}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </Group>
      ))}
      {sorts.length < MOST_SORTS && next && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={13} />}
          onClick={() => onChange({ sorts: [...sorts, { field: next.value, desc: false }] })}
        >
          {t('reports.addSort')}
        </Button>
      )}
    </Stack>
  )
}
