/** Somebody who did not apply by the form: entered by hand, with the resume if there is one. */
import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { extensionsOf } from '#platform/files/model/file-kinds.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addCandidate } from '../contract/candidates.ts'
import type { VacancyPicked } from './candidate.ts'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

type AddDialogProps = { readonly vacancies: readonly VacancyPicked[]; readonly onClose: () => void }

export function AddDialog({ vacancies, onClose }: AddDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const open = vacancies.filter(({ status }) => status === 'open' || status === 'on_hold')
  const form = useForm({
    initialValues: {
      ...{ vacancy_id: open.length === 1 ? (open[0]?.id ?? '') : '', full_name: '', email: '', phone: '' },
      ...{ expected_salary: '', available_from: '', source: '', cover_letter: '', talent_pool: false },
    },
  })
  const add = useAct(addCandidate, { refreshes: REFRESHES, after: onClose })
  const send = form.onSubmit((body) =>
    add.mutate({ body, ...(file && { file }) }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('candidates.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('candidates.vacancy')}
            data={open.map(({ id, position_name }) => ({ value: id, label: position_name }))}
            required
            {...form.getInputProps('vacancy_id')}
          />
          <TextInput label={t('candidates.name')} required maxLength={255} {...form.getInputProps('full_name')} />
          <Group grow align="flex-start">
            <TextInput label={t('candidates.email')} type="email" required {...form.getInputProps('email')} />
            <TextInput label={t('candidates.phone')} type="tel" required {...form.getInputProps('phone')} />
          </Group>
          <Group grow align="flex-start">
            <MoneyField
              label={t('candidates.expectedSalary')}
              currency={useMe().currency_code ?? ''}
              {...form.getInputProps('expected_salary')}
            />
            <DateField label={t('candidates.availableFrom')} {...form.getInputProps('available_from')} />
          </Group>
          <TextInput
            label={t('candidates.source')}
            description={t('candidates.sourceHint')}
            maxLength={255}
            {...form.getInputProps('source')}
          />
          <Textarea
            label={t('candidates.coverLetter')}
            rows={3}
            maxLength={5000}
            {...form.getInputProps('cover_letter')}
          />
          <DropZone kinds={extensionsOf('resume')} file={file} onFile={setFile} icon={IconFileText} />
          {form.errors.resume && <p role="alert">{form.errors.resume}</p>}
          <Switch label={t('candidates.talentPool')} {...form.getInputProps('talent_pool', { type: 'checkbox' })} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('candidates.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {t('candidates.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
