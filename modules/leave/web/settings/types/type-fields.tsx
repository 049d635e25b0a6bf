/** The fields of a type in four groups, each with what it means where the name alone does not say. */
import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { countings, grantings, leftovers } from '../../../model/leave-type.ts'
import type { LeaveType } from '../../apply/asking.ts'
import { useWords } from '../../words.ts'
import classes from '../settings.module.css'
import { StepsField } from '../steps-field.tsx'
import { PeriodField } from './period-field.tsx'
import type { TypeValues } from './type-values.ts'

type FieldsProps = { readonly form: UseFormReturnType<TypeValues> }
const numeric = { inputMode: 'decimal', maxLength: 6 } as const

export function GivingFields({ form, type }: FieldsProps & { readonly type: LeaveType | undefined }) {
  const t = useWords()
  const ofLaw = type?.kind != null
  const { granted, unit, steps } = form.values
  const isGiven = granted !== 'need' && granted !== 'hand'
  return (
    <Part title={t('leave.part.gives')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput label={t('leave.name')} required maxLength={255} {...form.getInputProps('name')} />
        <TextInput label={t('leave.nameZh')} maxLength={255} {...form.getInputProps('name_zh')} />
        <ChoiceField
          label={t('leave.granted')}
          description={ofLaw ? t('leave.grantedByLaw') : undefined}
          disabled={ofLaw}
          allowDeselect={false}
          {...form.getInputProps('granted')}
          data={grantings.map((value) => ({ value, label: t(`leave.granted.${value}`) }))}
        />
        <ChoiceField
          label={t('leave.measuredIn')}
          allowDeselect={false}
          {...form.getInputProps('unit')}
          data={(['day', 'hour'] as const).map((value) => ({ value, label: t(`leave.unit.${value}`) }))}
        />
        <ChoiceField
          label={t('leave.countedIn')}
          allowDeselect={false}
          {...form.getInputProps('counted_in')}
          data={countings.map((value) => ({ value, label: t(`leave.counted.${value}`) }))}
        />
        <TextInput
          label={t('leave.paidPart')}
          description={t('leave.paidHint')}
          {...numeric}
          {...form.getInputProps('paid')}
        />
      </SimpleGrid>
      {granted === 'anniversary' && <PeriodField form={form} type={type} />}
      {isGiven && (
        <StepsField
          label={t('leave.entitlementByService')}
          unit={unit === 'hour' ? 'hour' : 'day'}
          only={granted === 'event'}
          value={steps}
          onChange={(next) => form.setFieldValue('steps', next)}
          error={form.errors.steps}
        />
      )}
      {granted === 'year' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Switch
            label={t('leave.prorated')}
            description={t('leave.proratedHint')}
            {...form.getInputProps('prorated', { type: 'checkbox' })}
          />
          <ChoiceField
            label={t('leave.accrues')}
            allowDeselect={false}
            {...form.getInputProps('accrues')}
            data={(['at_once', 'monthly'] as const).map((value) => ({ value, label: t(`leave.accrues.${value}`) }))}
          />
        </SimpleGrid>
      )}
    </Part>
  )
}

export function WhoFields({ form }: FieldsProps) {
  const t = useWords()
  return (
    <Part title={t('leave.part.who')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ChoiceField
          label={t('leave.sex')}
          clearable
          placeholder={t('leave.everybody')}
          {...form.getInputProps('sex')}
          data={(['female', 'male'] as const).map((value) => ({ value, label: t(`leave.sex.${value}`) }))}
        />
        <TextInput label={t('leave.serviceMonths')} {...numeric} {...form.getInputProps('service_months')} />
        <Switch label={t('leave.married')} {...form.getInputProps('married', { type: 'checkbox' })} />
        <Switch
          label={t('leave.active')}
          description={t('leave.activeHint')}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </Part>
  )
}

export function AskingFields({ form, others }: FieldsProps & { readonly others: readonly LeaveType[] }) {
  const t = useWords()
  return (
    <Part title={t('leave.part.asking')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label={t('leave.smallestUnit')}
          placeholder={t('leave.asCompany')}
          {...numeric}
          {...form.getInputProps('smallest')}
        />
        <TextInput
          label={t('leave.longest')}
          placeholder={t('leave.noLimit')}
          {...numeric}
          {...form.getInputProps('longest')}
        />
        <TextInput label={t('leave.noticeDays')} {...numeric} {...form.getInputProps('notice_days')} />
        <TextInput
          label={t('leave.backdated')}
          placeholder={t('leave.noLimit')}
          {...numeric}
          {...form.getInputProps('backdated_days')}
        />
        <TextInput
          label={t('leave.attachmentFrom')}
          description={t('leave.attachmentFromHint')}
          placeholder={t('leave.never')}
          {...numeric}
          {...form.getInputProps('attachment_from')}
        />
        <Switch
          label={t('leave.reasonNeeded')}
          mt="xl"
          {...form.getInputProps('reason_needed', { type: 'checkbox' })}
        />
        <Switch
          label={t('leave.mandated')}
          description={t('leave.mandatedHint')}
          {...form.getInputProps('mandated', { type: 'checkbox' })}
        />
        <ChoiceField
          label={t('leave.withinType')}
          description={t('leave.withinHint')}
          clearable
          placeholder={t('leave.none.type')}
          {...form.getInputProps('within_type')}
          data={others.map(({ id, label }) => ({ value: id, label }))}
        />
        {form.values.within_type && (
          <TextInput label={t('leave.withinAfter')} {...numeric} {...form.getInputProps('within_after')} />
        )}
        {form.values.granted === 'event' && (
          <>
            <TextInput
              label={t('leave.windowBefore')}
              placeholder={t('leave.noLimit')}
              {...numeric}
              {...form.getInputProps('window_before')}
            />
            <TextInput
              label={t('leave.windowAfter')}
              placeholder={t('leave.noLimit')}
              {...numeric}
              {...form.getInputProps('window_after')}
            />
            <TextInput
              label={t('leave.events')}
              placeholder={t('leave.noLimit')}
              {...numeric}
              {...form.getInputProps('events')}
            />
          </>
        )}
      </SimpleGrid>
    </Part>
  )
}

/** Days that are earned last from when they were; of other types the end of the year decides. */
export function EndFields({ form, isEarned }: FieldsProps & { readonly isEarned: boolean }) {
  const t = useWords()
  const { granted } = form.values
  const byYear = granted === 'year' || granted === 'anniversary'
  if (!byYear && granted !== 'hand') return null
  return (
    <Part title={t('leave.part.end')}>
      <SimpleGrid cols={{ base: 1, sm: byYear ? 3 : 2 }} spacing="sm">
        {byYear && <CarryFields form={form} />}
        {isEarned && (
          <TextInput
            label={t('leave.lastsDays')}
            description={t('leave.lastsDaysHint')}
            placeholder={t('leave.noLimit')}
            {...numeric}
            {...form.getInputProps('window_after')}
          />
        )}
        <ChoiceField
          label={t(byYear ? 'leave.leftover' : 'leave.leftoverOfHand')}
          description={t(byYear ? 'leave.leftoverHint' : 'leave.leftoverOfHandHint')}
          allowDeselect={false}
          {...form.getInputProps('leftover')}
          data={leftovers.map((value) => ({ value, label: t(`leave.leftover.${value}`) }))}
        />
      </SimpleGrid>
    </Part>
  )
}

function CarryFields({ form }: FieldsProps) {
  const t = useWords()
  return (
    <>
      <TextInput
        label={t('leave.carryMost')}
        description={t('leave.carryMostHint')}
        {...numeric}
        {...form.getInputProps('carry_most')}
      />
      <TextInput
        label={t('leave.carryMonths')}
        description={t('leave.carryMonthsHint')}
        placeholder={t('leave.noLimit')}
        {...numeric}
        {...form.getInputProps('carry_months')}
      />
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
