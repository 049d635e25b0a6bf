/** The terms of an offer, beginning with those of the vacancy or of the version before. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { vacanciesToPickFrom } from '../../contract/candidates.ts'
import { makeOffer, type offers } from '../../contract/offers.ts'
import { letterLanguageFor, letterLanguages } from '../../model/offer.ts'
import type { CandidateWhole, VacancyPicked } from '../candidate.ts'
import { REFRESHES } from '../use-move.ts'
import { useWords } from '../words.ts'

type OfferShown = DataOf<typeof offers>[number]
type OfferDialogProps = {
  readonly of: CandidateWhole
  readonly former: OfferShown | undefined
  readonly onClose: () => void
}
export const EMPLOYMENT = ['full_time', 'part_time', 'contract', 'intern'] as const

export function OfferDialog({ of, former, onClose }: OfferDialogProps) {
  const vacancies = useCall(vacanciesToPickFrom, {}).data
  const vacancy = vacancies?.find(({ id }) => id === of.vacancy_id)
  return vacancies ? <OfferForm of={of} former={former} vacancy={vacancy} onClose={onClose} /> : null
}

function OfferForm({
  of,
  former,
  vacancy,
  onClose,
}: OfferDialogProps & { readonly vacancy: VacancyPicked | undefined }) {
  const t = useWords()
  const { currency_code, country } = useMe()
  const places = useCall(positions, {}).data ?? []
  const units = useCall(departments, {}).data ?? []
  const from = former ?? vacancy
  const form = useForm({
    initialValues: {
      offered_salary: former?.offered_salary ?? of.expected_salary ?? '',
      first_day: former?.first_day ?? of.available_from ?? '',
      position_id: from?.position_id ?? '',
      department_id: from?.department_id ?? '',
      manager_id: (former ? former.manager_id : vacancy?.hiring_manager_id) ?? '',
      employment_type: from?.employment_type ?? ('full_time' as const),
      probation_months: String(former?.probation_months ?? 3),
      expires_on: former?.expires_on ?? '',
      letter_language: former?.letter_language ?? letterLanguageFor(country, of.language),
    },
  })
  const make = useAct(makeOffer, { refreshes: REFRESHES, after: onClose })
  const send = form.onSubmit(({ manager_id, probation_months, ...body }) =>
    make.mutate(
      {
        params: { id: of.id },
        body: { ...body, manager_id: manager_id || null, probation_months: Number(probation_months) },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  const option = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('candidates.offerTitle', { name: of.full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <Group grow align="flex-start">
            <MoneyField
              label={t('candidates.offeredSalary')}
              currency={currency_code ?? ''}
              required
              {...form.getInputProps('offered_salary')}
            />
            <DateField label={t('candidates.firstDay')} required {...form.getInputProps('first_day')} />
          </Group>
          <Group grow align="flex-start">
            <ChoiceField
              label={t('candidates.position')}
              data={places.map(option)}
              required
              searchable
              {...form.getInputProps('position_id')}
            />
            <ChoiceField
              label={t('candidates.department')}
              data={units.map(option)}
              required
              searchable
              {...form.getInputProps('department_id')}
            />
          </Group>
          <EmployeePicker label={t('candidates.manager')} {...form.getInputProps('manager_id')} />
          <Group grow align="flex-start">
            <ChoiceField
              label={t('candidates.employment')}
              data={EMPLOYMENT.map((value) => ({ value, label: t(`candidates.type.${value}`) }))}
              allowDeselect={false}
              required
              {...form.getInputProps('employment_type')}
            />
            <TextInput
              label={t('candidates.probationMonths')}
              inputMode="numeric"
              required
              {...form.getInputProps('probation_months')}
            />
          </Group>
          <Group grow align="flex-start">
            <DateField label={t('candidates.expiresOn')} required {...form.getInputProps('expires_on')} />
            <ChoiceField
              label={t('candidates.letterLanguage')}
              data={letterLanguages.map((value) => ({ value, label: t(`candidates.language.${value}`) }))}
              allowDeselect={false}
              required
              {...form.getInputProps('letter_language')}
            />
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('candidates.cancel')}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {t('candidates.makeOffer')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
