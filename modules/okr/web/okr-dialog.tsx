/** The objectives of a quarter are written: for the company, a department or a person, also from a template. */
import { Group, NumberInput, SegmentedControl, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { addOkr, changeOkr, choices, okr, okrs } from '../contract/okrs.ts'
import { templates } from '../contract/templates.ts'
import { type Owner, owners } from '../model/okr.ts'
import { emptyObjective, ObjectiveRows, type ObjectiveTyped } from './objective-rows.tsx'
import type { OkrShown } from './shown.ts'
import { sentOf, typedOf } from './typed.ts'
import { useWords } from './words.ts'

type OkrDialogProps = { readonly now?: OkrShown; readonly onClose: () => void }

export function OkrDialog({ now, onClose }: OkrDialogProps) {
  const t = useWords()
  const session = useSession()
  const { today } = useMe()
  const keeps = mayEnter(session, 'okr.keep')
  const form = useForm({
    initialValues: {
      owner_kind: (now?.owner_kind ?? (keeps ? 'company' : 'person')) as Owner,
      department_id: '',
      employee_id: '',
      year: now?.year ?? Number(today.slice(0, 4)),
      quarter: String(now?.quarter ?? Math.ceil(Number(today.slice(5, 7)) / 3)),
      objectives: (now ? now.objectives.map(typedOf) : [emptyObjective()]) as readonly ObjectiveTyped[],
    },
  })
  const { owner_kind, year, objectives } = form.values
  const offered = useCall(choices, { query: { year } }).data
  const known = useCall(templates, {}, { enabled: mayEnter(session, 'okrSuccessFactor') }).data ?? []
  const doing = { refreshes: [okrs, okr, choices], after: onClose }
  const add = useAct(addOkr, doing)
  const change = useAct(changeOkr, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit(({ department_id, employee_id, quarter }) => {
    const rows = sentOf(objectives)
    if (now) change.mutate({ params: { id: now.id }, body: { revision: now.revision, objectives: rows } }, failed)
    else {
      const whose = { department_id: department_id || null, employee_id: employee_id || null }
      add.mutate({ body: { owner_kind, ...whose, year, quarter: Number(quarter), objectives: rows } }, failed)
    }
  })
  const parents = (offered?.parents ?? []).filter(
    ({ id, owner }) =>
      (owner_kind === 'person' || (owner_kind === 'department' && owner === null)) &&
      !now?.objectives.some((one) => one.id === id),
  )
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('okr.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          {!now && (
            <>
              {keeps && (
                <SegmentedControl
                  aria-label={t('okr.whose')}
                  data={owners.map((value) => ({ value, label: t(`okr.owner.${value}`) }))}
                  value={owner_kind}
                  onChange={(value) =>
                    form.setValues({
                      owner_kind: owners.find((one) => one === value) ?? 'company',
                      department_id: '',
                      employee_id: '',
                    })
                  }
                />
              )}
              {owner_kind === 'department' && (
                <ChoiceField
                  label={t('okr.department')}
                  required
                  searchable
                  data={(offered?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                  {...form.getInputProps('department_id')}
                />
              )}
              {owner_kind === 'person' && (
                <EmployeePicker label={t('okr.person')} required {...form.getInputProps('employee_id')} />
              )}
              <QuarterFields year={form.getInputProps('year')} quarter={form.getInputProps('quarter')} />
              {known.length > 0 && (
                <ChoiceField
                  label={t('okr.useTemplate')}
                  data={known.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(id) => {
                    const found = known.find((one) => one.id === id)
                    if (found) form.setFieldValue('objectives', found.objectives.map(typedOf))
                  }}
                />
              )}
            </>
          )}
          <ObjectiveRows
            rows={objectives}
            factors={offered?.factors ?? []}
            parents={parents}
            errors={form.errors}
            onChange={(rows) => form.setFieldValue('objectives', rows)}
          />
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

type Field = object
export function QuarterFields({ year, quarter }: { readonly year: Field; readonly quarter: Field }) {
  const t = useWords()
  return (
    <Group grow align="start">
      <NumberInput
        label={t('okr.year')}
        required
        min={2000}
        max={2199}
        allowDecimal={false}
        thousandSeparator=""
        {...year}
      />
      <ChoiceField
        label={t('okr.quarter')}
        allowDeselect={false}
        required
        data={['1', '2', '3', '4'].map((value) => ({ value, label: `Q${value}` }))}
        {...quarter}
      />
    </Group>
  )
}
