/** One category: its code and names, what it counts as, its place, and whether it is offered. */
import { Button, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { categories, changeCategory, createCategory, removeCategory } from '../../contract/earning-categories.ts'
import { items } from '../../contract/items.ts'
import { templates } from '../../contract/pay-templates.ts'
import { recurring } from '../../contract/recurring.ts'
import { months, view } from '../../contract/run.ts'
import { LAST_PLACE } from '../../model/categories/earning-category.ts'
import { useWords } from '../words.ts'
import { type Category, TreatedList } from './treated.tsx'

type CategoryDialogProps = {
  /** Undefined for a new one. */
  readonly now: Category | undefined
  readonly all: readonly Category[]
  readonly onClose: () => void
}

export function CategoryDialog({ now, all, onClose }: CategoryDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const refreshes = [categories, months, items, recurring, templates, view]
  const doing = { refreshes, after: onClose, quiet: true }
  const [add, change] = [useAct(createCategory, doing), useAct(changeCategory, doing)]
  const remove = useAct(removeCategory, { refreshes, after: onClose })
  const form = useForm({
    initialValues: {
      code: now?.code ?? '',
      name_en: now?.name_en ?? '',
      name_zh: now?.name_zh ?? '',
      treatment: now?.treatment ?? '',
      position: now?.position ?? ('' as const),
      is_active: now?.is_active ?? true,
    } as Values,
  })
  const ofLaw = now?.is_default ?? false
  const inUse = now && now.uses > 0 ? t('payroll.categoryInUse', { count: now.uses }) : undefined
  const counted = all.find(({ code, is_default }) => is_default && code === form.values.treatment)
  const send = form.onSubmit(({ position, is_active, ...names }) => {
    const place = position === '' ? {} : { position }
    const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
    if (!now) add.mutate({ body: { ...names, ...place, is_active } }, { onError })
    else change.mutate({ params: { id: now.id }, body: { ...(ofLaw ? {} : names), ...place, is_active } }, { onError })
  })
  const text = (name: 'code' | 'name_en' | 'name_zh', hint?: string) => (
    <TextInput
      label={t(`payroll.field.${name}`)}
      description={hint}
      required={!ofLaw}
      readOnly={ofLaw}
      maxLength={name === 'code' ? 40 : 255}
      {...form.getInputProps(name)}
    />
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={now ? t('payroll.editCategory', { name: now.name }) : t('payroll.addCategory')}
    >
      <form onSubmit={send}>
        <Stack gap="sm">
          {ofLaw && <Notice tone="info">{t('payroll.categoryOfLaw')}</Notice>}
          {text('code', ofLaw ? undefined : t('payroll.codeHint'))}
          <Group grow align="flex-start">
            {text('name_en')}
            {text('name_zh')}
          </Group>
          {!ofLaw && (
            <ChoiceField
              label={t('payroll.treatment')}
              description={inUse ?? t('payroll.treatmentHint')}
              required
              searchable
              disabled={inUse !== undefined}
              data={all.filter(({ is_default }) => is_default).map(({ code, name }) => ({ value: code, label: name }))}
              {...form.getInputProps('treatment')}
            />
          )}
          {counted && <TreatedList treated={counted.treated} />}
          <NumberInput
            label={t('payroll.order')}
            description={t('payroll.orderHint')}
            min={0}
            max={LAST_PLACE}
            allowDecimal={false}
            {...form.getInputProps('position')}
          />
          <Switch
            label={t('payroll.offeredLabel')}
            description={t('payroll.offeredHint')}
            {...form.getInputProps('is_active', { type: 'checkbox' })}
          />
        </Stack>
        <Group justify="space-between" mt="md">
          {now && !ofLaw ? (
            <MayButton
              variant="subtle"
              color="red"
              closed={inUse}
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id: now.id } })}
            >
              {t('payroll.removeItem')}
            </MayButton>
          ) : (
            <span />
          )}
          <Group>
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button type="submit" loading={add.isPending || change.isPending}>
              {d('design.save')}
            </Button>
          </Group>
        </Group>
      </form>
    </Dialog>
  )
}

type Values = {
  code: string
  name_en: string
  name_zh: string
  treatment: string
  position: number | ''
  is_active: boolean
}
