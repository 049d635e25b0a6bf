/** Which grade so many points are. */
import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import classes from '../probation.module.css'
import { useWords } from '../words.ts'
import { type Settings, useSaving } from './saving.ts'

export function GradesForm({ now }: { readonly now: Settings }) {
  const { probation_grades } = now
  const t = useWords()
  const form = useForm({ initialValues: { grades: probation_grades } })
  const { save, saving } = useSaving(now, form)
  const { grades } = form.values
  const send = form.onSubmit(() => save({ probation_grades: grades }))
  return (
    <Section title={t('probation.set.grades')} hint={t('probation.set.gradesHint')}>
      <Form onSubmit={send} sending={saving}>
        <Stack gap="sm">
          {grades.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a grade has no name of its own beside what is typed
            <div key={at} className={classes.line}>
              <TextInput
                className={classes.narrow}
                label={t('probation.grade')}
                maxLength={10}
                required
                {...form.getInputProps(`grades.${at}.grade`)}
              />
              <NumberInput
                className={classes.narrow}
                label={t('probation.set.from')}
                min={0}
                max={100}
                allowDecimal={false}
                required
                {...form.getInputProps(`grades.${at}.from`)}
              />
              <ActionIcon
                size="lg"
                variant="default"
                disabled={grades.length === 1}
                aria-label={t('probation.set.removeGrade', { grade: grades[at]?.grade || String(at + 1) })}
                onClick={() => form.removeListItem('grades', at)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={grades.length >= 10}
              onClick={() => form.insertListItem('grades', { grade: '', from: 0 })}
            >
              {t('probation.set.addGrade')}
            </Button>
            <Button type="submit" disabled={!form.isDirty()} loading={saving}>
              {t('probation.save')}
            </Button>
          </Group>
          {form.errors.probation_grades && <Text c="red">{form.errors.probation_grades}</Text>}
        </Stack>
      </Form>
    </Section>
  )
}
