/** What people are rated on, in both languages, each with its weight; reviews that are open keep theirs. */
import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import classes from '../probation.module.css'
import { useWords } from '../words.ts'
import { type Settings, useSaving } from './saving.ts'

export function ItemsForm({ now }: { readonly now: Settings }) {
  const { probation_items } = now
  const t = useWords()
  const form = useForm({ initialValues: { items: probation_items } })
  const { save, saving } = useSaving(now, form)
  const { items } = form.values
  const sum = items.reduce((total, { weight }) => total + (Number(weight) || 0), 0)
  const send = form.onSubmit(() =>
    // One without an id is given one.
    save({ probation_items: items.map(({ id, ...item }) => (id ? { id, ...item } : item)) as typeof items }),
  )
  return (
    <Section title={t('probation.set.items')} hint={t('probation.set.itemsHint')}>
      <Form onSubmit={send} sending={saving}>
        <Stack gap="sm">
          {items.map((item, at) => (
            <div key={item.id || `new-${at}`} className={classes.line}>
              <TextInput
                className={classes.wide}
                label={t('probation.set.name')}
                maxLength={120}
                required
                {...form.getInputProps(`items.${at}.name`)}
              />
              <TextInput
                className={classes.wide}
                label={t('probation.set.nameZh')}
                maxLength={120}
                {...form.getInputProps(`items.${at}.name_zh`)}
              />
              <NumberInput
                className={classes.narrow}
                label={t('probation.weight')}
                min={1}
                max={100}
                allowDecimal={false}
                required
                {...form.getInputProps(`items.${at}.weight`)}
              />
              <ActionIcon
                size="lg"
                variant="default"
                disabled={items.length === 1}
                aria-label={t('probation.set.removeItem', { name: item.name || String(at + 1) })}
                onClick={() => form.removeListItem('items', at)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={items.length >= 20}
              onClick={() => form.insertListItem('items', { id: '', name: '', name_zh: '', weight: 10 })}
            >
              {t('probation.set.addItem')}
            </Button>
            <Group>
              <Text role="status" c={sum === 100 ? undefined : 'red'}>
                {t('probation.set.sum', { sum })}
              </Text>
              <Button type="submit" disabled={!form.isDirty() || sum !== 100} loading={saving}>
                {t('probation.save')}
              </Button>
            </Group>
          </Group>
          {form.errors.probation_items && <Text c="red">{form.errors.probation_items}</Text>}
        </Stack>
      </Form>
    </Section>
  )
}
