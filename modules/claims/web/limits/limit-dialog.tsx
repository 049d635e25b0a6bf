/** A limit: of what, for whom, how much in which time, and how much of it whoever joins within that time has. */
import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { categories, groups } from '../../contract/categories.ts'
import { balance } from '../../contract/claims.ts'
import { changeLimit, createLimit, limits, removeLimit } from '../../contract/limits.ts'
import { types } from '../../contract/types.ts'
import { periods, prorations, scopes } from '../../model/limits.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { Limit } from './limit.ts'

type LimitDialogProps = { readonly now: Limit | undefined; readonly onClose: () => void }

export function LimitDialog({ now, onClose }: LimitDialogProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const named = (rows: readonly { readonly id: string; readonly name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const [kept, all, people] = [
    named(useCall(categories, {}).data),
    named(useCall(types, {}).data),
    named(useCall(groups, {}).data),
  ]
  const doing = { refreshes: [limits, balance], after: onClose, quiet: true }
  const [add, change, remove] = [useAct(createLimit, doing), useAct(changeLimit, doing), useAct(removeLimit, doing)]
  const form = useForm({
    initialValues: {
      name: now?.name ?? '',
      scope: now?.scope ?? ('type' as const),
      type_id: now?.type_id ?? '',
      category_id: now?.category_id ?? '',
      claim_group_id: now?.claim_group_id ?? '',
      period: now?.period ?? ('year' as const),
      amount: now?.amount ?? '',
      prorate: now?.prorate ?? ('none' as const),
    },
  })
  const { scope } = form.values
  const send = form.onSubmit((values) => {
    const body = {
      ...values,
      type_id: values.type_id || null,
      category_id: values.category_id || null,
      claim_group_id: values.claim_group_id || null,
    }
    const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
    if (now) change.mutate({ params: { id: now.id }, body }, { onError })
    else add.mutate({ body }, { onError })
  })
  return (
    <Dialog opened onClose={onClose} title={now ? t('claims.editTitle', { name: now.name }) : t('claims.addLimit')}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <TextInput label={t('claims.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
          <div className={classes.pair}>
            <ChoiceField
              label={t('claims.limitOf')}
              allowDeselect={false}
              data={scopes.map((value) => ({ value, label: t(`claims.scope.${value}`) }))}
              {...form.getInputProps('scope')}
            />
            {scope === 'type' && (
              <ChoiceField label={t('claims.type')} required searchable data={all} {...form.getInputProps('type_id')} />
            )}
            {scope === 'category' && (
              <ChoiceField
                label={t('claims.category')}
                required
                searchable
                data={kept}
                {...form.getInputProps('category_id')}
              />
            )}
          </div>
          <ChoiceField
            label={t('claims.openTo')}
            placeholder={t('claims.everybody')}
            clearable
            data={people}
            {...form.getInputProps('claim_group_id')}
          />
          <div className={classes.pair}>
            <MoneyField label={t('claims.amount')} currency={currency} required {...form.getInputProps('amount')} />
            <ChoiceField
              label={t('claims.period')}
              allowDeselect={false}
              data={periods.map((value) => ({ value, label: t(`claims.period.${value}`) }))}
              {...form.getInputProps('period')}
            />
          </div>
          <ChoiceField
            label={t('claims.prorate')}
            allowDeselect={false}
            data={prorations.map((value) => ({ value, label: t(`claims.prorate.${value}`) }))}
            {...form.getInputProps('prorate')}
          />
          {now && (
            <div>
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() => remove.mutate({ params: { id: now.id } })}
              >
                {t('claims.removeLimit')}
              </Button>
            </div>
          )}
        </Stack>
        <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
