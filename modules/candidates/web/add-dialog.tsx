/** Somebody who did not apply by the form: entered by hand, with the resume if there is one. */
import { Button, Group, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { extensionsOf } from '#platform/files/model/file-kinds.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addCandidate } from '../contract/candidates.ts'
import type { VacancyPicked } from './candidate.ts'
import { noPerson, PersonFields } from './person-fields.tsx'
import { REFRESHES } from './use-move.ts'
import { useWords } from './words.ts'

type AddDialogProps = {
  readonly vacancies: readonly VacancyPicked[]
  /** The id of the vacancy the list is narrowed to. */
  readonly chosen?: string | undefined
  readonly onClose: () => void
}

export function AddDialog({ vacancies, chosen, onClose }: AddDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const open = vacancies.filter(({ status }) => status === 'open' || status === 'on_hold')
  const form = useForm({
    initialValues: {
      ...noPerson,
      vacancy_id: open.find(({ id }) => id === chosen)?.id ?? (open.length === 1 ? (open[0]?.id ?? '') : ''),
      talent_pool: false,
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
          <PersonFields form={form} />
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
