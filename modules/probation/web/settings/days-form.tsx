/** The six numbers of days of a probation. */
import { Button, Group, NumberInput, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useWords } from '../words.ts'
import { type Settings, useSaving } from './saving.ts'

const names = [
  'reminder_days',
  'employee_rating_days',
  'manager_rating_days',
  'hod_rating_days',
  'manager_extend_days',
  'post_probation_manager_access_days',
] as const

export function DaysForm({ now }: { readonly now: Settings }) {
  const { probation_setting } = now
  const t = useWords()
  const form = useForm({ initialValues: probation_setting })
  const { save, saving } = useSaving(now, form)
  const send = form.onSubmit((values) => save({ probation_setting: values }))
  return (
    <Section title={t('probation.set.days')} hint={t('probation.set.daysHint')}>
      <Form onSubmit={send} sending={saving}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {names.map((name) => (
            <NumberInput
              key={name}
              label={t(`probation.set.${name}`)}
              min={0}
              max={365}
              allowDecimal={false}
              suffix={` ${t('probation.set.unit')}`}
              required
              {...form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={!form.isDirty()} loading={saving}>
            {t('probation.save')}
          </Button>
        </Group>
      </Form>
    </Section>
  )
}
