/** What forms ask of the employer beside the numbers of the company. */
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeFormDetails, formDetails } from '../contract/settings.ts'
import { yearForm } from '../contract/year-forms.ts'
import { isSwitch } from '../model/details.ts'
import { useWords } from './words.ts'

type Details = DataOf<typeof formDetails>

export function DetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(formDetails, {})
  return (
    <Dialog opened onClose={onClose} title={t('payforms.details')}>
      <Loaded reading={reading} rows={3}>
        {(details) => <Fields details={details} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function Fields({ details, onClose }: { readonly details: Details; readonly onClose: () => void }) {
  const t = useWords()
  const save = useAct(changeFormDetails, { refreshes: [formDetails, yearForm], after: onClose })
  const initialValues: Record<string, string> = Object.fromEntries(
    details.map(({ name, value }) => [name, value ?? '']),
  )
  const form = useForm({ initialValues })
  const send = form.onSubmit((body) =>
    save.mutate({ body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        {details.map(({ name, label }) =>
          isSwitch(name) ? (
            <Switch
              key={name}
              label={label}
              checked={form.values[name] === 'yes'}
              onChange={({ currentTarget }) => form.setFieldValue(name, currentTarget.checked ? 'yes' : '')}
            />
          ) : (
            <TextInput key={name} label={label} maxLength={255} {...form.getInputProps(name)} />
          ),
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('payforms.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('payforms.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
