/** Automatic staff ids: what they would be and whom they would change is seen before they are switched on for good. */
import { Button, Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { LeaveGuard } from '#design/unsaved/use-leaving.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeSettings, previewStaffIds, settings } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import type { Settings } from './use-settings-form.ts'

type Plan = DataOf<typeof previewStaffIds>
type Wanted = Pick<Settings, 'staff_id_prefix' | 'start_staff_id' | 'apply_to'>

/** Begun anew once other ids are in force. */
export const idsOf = ({ auto_generate_staff_id, staff_id_prefix, start_staff_id, apply_to }: Settings): string =>
  [auto_generate_staff_id, staff_id_prefix, start_staff_id, apply_to].join(' ')

export function StaffIds({ now }: { readonly now: Settings }) {
  const t = useWords()
  const [plan, setPlan] = useState<Plan>()
  const { auto_generate_staff_id: on, staff_id_prefix, start_staff_id, apply_to } = now
  const form = useForm<Wanted>({ initialValues: { staff_id_prefix, start_staff_id, apply_to } })
  const failed = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const preview = useAct(previewStaffIds, { silentWhenDone: true, after: ({ data }) => setPlan(data) })
  const change = useAct(changeSettings, { refreshes: [settings], after: () => setPlan(undefined) })
  const save = (body: Wanted & { auto_generate_staff_id?: boolean }) =>
    change.mutate({ params: { id: now.company_id }, body }, { onError: (reason) => failed(reason) })
  const look = form.onSubmit((body) => preview.mutate({ body }, { onError: failed }))
  return (
    <Section
      title={t('company.staffIds')}
      hint={t('company.staffIdsHint')}
      actions={<StatusBadge tone={on ? 'good' : 'plain'}>{t(on ? 'company.on' : 'company.off')}</StatusBadge>}
    >
      <form onSubmit={look}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }} maw={560}>
            <TextInput
              label={t('company.staffIdPrefix')}
              placeholder="KS-"
              maxLength={20}
              {...form.getInputProps('staff_id_prefix')}
            />
            <TextInput
              label={t('company.staffIdStart')}
              description={t('company.staffIdStartHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              maxLength={9}
              required
              {...form.getInputProps('start_staff_id')}
            />
          </SimpleGrid>
          {!on && (
            <Radio.Group label={t('company.applyTo')} {...form.getInputProps('apply_to')}>
              <Stack gap={6} mt={6}>
                <Radio value="new" label={t('company.applyToNew')} />
                <Radio value="all" label={t('company.applyToAll')} />
              </Stack>
            </Radio.Group>
          )}
          {!on && <Notice tone="warn">{t('company.staffIdForGood')}</Notice>}
          <Group justify="flex-end">
            {on ? (
              <Button disabled={!form.isDirty()} loading={change.isPending} onClick={() => save(form.values)}>
                {t('company.save')}
              </Button>
            ) : (
              <Button type="submit" loading={preview.isPending}>
                {t('company.staffIdLook')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <LeaveGuard unsaved={form.isDirty()} />
      {plan && (
        <ConfirmDialog
          title={t('company.staffIdConfirm')}
          action={t('company.staffIdSwitchOn')}
          danger
          working={change.isPending}
          onConfirm={() => save({ ...form.values, auto_generate_staff_id: true })}
          onClose={() => setPlan(undefined)}
        >
          <PlanShown plan={plan} />
        </ConfirmDialog>
      )}
    </Section>
  )
}

function PlanShown({ plan }: { readonly plan: Plan }) {
  const t = useWords()
  const { changed, people, next } = plan
  return (
    <Stack gap="sm">
      <Text>{t('company.staffIdNext', { next })}</Text>
      <Text>{changed === 0 ? t('company.staffIdNobody') : t('company.staffIdChanged', { count: changed })}</Text>
      {people.length > 0 && (
        <SimpleTable
          label={t('company.staffIds')}
          rows={people}
          rowId={({ from }) => from}
          columns={[
            { id: 'name', header: t('company.person'), cell: ({ full_name }) => full_name },
            { id: 'from', header: t('company.idNow'), cell: ({ from }) => from },
            { id: 'to', header: t('company.idThen'), cell: ({ to }) => to },
          ]}
        />
      )}
      {people.length < changed && <Text c="dimmed">{t('company.andMore', { count: changed - people.length })}</Text>}
      <Text fw={600}>{t('company.staffIdForGood')}</Text>
    </Stack>
  )
}
