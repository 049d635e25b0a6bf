/** What a company has booked: package, how many people, and whether rosters come from outside. */

import { Autocomplete, Button, Group, NumberInput, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changePackage, changeRms, operatedCompanies } from '../contract/companies.ts'
import type { Operated } from './operated.ts'
import { packageCode, packageWord, useWords } from './words.ts'

type PackageFormProps = {
  readonly company: Operated
  /** Those that companies of the installation have, to choose from; another may be written. */
  readonly packages: readonly string[]
}

export function PackageForm({ company, packages }: PackageFormProps) {
  const t = useWords()
  const refreshes = [operatedCompanies]
  const change = useAct(changePackage, { refreshes })
  const rms = useAct(changeRms, { refreshes, silentWhenDone: true })
  const form = useForm({
    initialValues: {
      package: packageWord(company.package),
      headcount_limit: company.headcount_limit as number | string,
    },
  })
  const send = form.onSubmit((values) =>
    change.mutate(
      {
        params: { id: company.id },
        body: {
          package: packageCode(values.package),
          headcount_limit: Number.parseInt(`${values.headcount_limit}`, 10),
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Form onSubmit={send}>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <Autocomplete
            label={t('operations.package')}
            required
            data={[...new Set(packages.map(packageWord))]}
            maxLength={255}
            {...form.getInputProps('package')}
          />
          <NumberInput
            label={t('operations.limit')}
            required
            min={1}
            allowDecimal={false}
            // Fewer than there are is refused with its reason, not changed behind one's back.
            clampBehavior="none"
            {...form.getInputProps('headcount_limit')}
          />
        </Group>
        <Switch
          label={t('operations.rms')}
          description={t('operations.rmsHint')}
          checked={company.is_rms}
          disabled={rms.isPending}
          data-at-once
          onChange={(event) => rms.mutate({ params: { a: event.currentTarget.checked ? '1' : '0', b: company.id } })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
            {t('operations.save')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
