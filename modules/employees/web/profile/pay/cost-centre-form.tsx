/** All shares of one day; names in use are offered, new ones are simply written. */

import { ActionIcon, Autocomplete, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { amountText, parseAmount, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { colon, useLanguage } from '#platform/words/web/words.ts'
import { costCentreNames, costCentres, setCostCentres } from '../../../contract/pay/cost-centres.ts'
import { seenCostCentres } from '../../../model/seen-lists.ts'
import { comeToHundred } from '../../../model/shares.ts'
import classes from '../../employees.module.css'
import { ListMeanwhile } from '../../fields/list-meanwhile.tsx'
import { useSeenList } from '../../fields/use-seen-list.ts'
import { useWords } from '../../words.ts'

type CostCentreFormProps = {
  readonly id: string
  readonly now: DataOf<typeof costCentres>
  readonly onDone: () => void
}

export function CostCentreForm({ id, now, onDone }: CostCentreFormProps) {
  const t = useWords()
  const { today } = useMe()
  const language = useLanguage()
  const names = useCall(costCentreNames, {})
  const items = latestOf(now)
  const form = useForm({
    initialValues: {
      effective_from: today,
      items: items.length > 0 ? items : [{ cost_centre: '', percentage: '100' }],
    },
  })
  const list = useSeenList(now, seenCostCentres)
  const set = useAct(setCostCentres, { refreshes: [costCentres, costCentreNames], after: onDone, quiet: true })
  const shares = form.values.items.map(({ percentage }) => percentage)
  const sum = amountText(sumOf(shares.map((share) => parseAmount(share) ?? 0n)))
  const complete = shares.length > 0 && comeToHundred(shares)
  const send = form.onSubmit(({ effective_from, items }) =>
    set.mutate(
      { params: { id }, body: { effective_from: plainDateOf(effective_from), items, seen: list.seen } },
      {
        onError: (reason) => {
          if (list.isMet(reason)) return
          form.setErrors(fieldErrors(reason))
          showProblem(reason)
        },
      },
    ),
  )
  return (
    <Form onSubmit={send} className={classes.entryForm}>
      <ListMeanwhile
        met={list.met}
        line={({ cost_centre, percentage, effective_from }) =>
          `${dayText(effective_from, language)}${colon()}${cost_centre} ${percentage} %`
        }
        onTheirs={() => {
          form.setFieldValue('items', latestOf(list.met?.now ?? []))
          list.goOn()
        }}
        onMine={list.goOn}
      />
      <DateField label={t('employees.effectiveFrom')} required maw={240} {...form.getInputProps('effective_from')} />
      {form.values.items.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
        <div key={at} className={classes.shareRow}>
          <Autocomplete
            label={t('employees.costCentre')}
            required
            maxLength={255}
            data={names.data ?? []}
            data-free
            {...form.getInputProps(`items.${at}.cost_centre`)}
          />
          <TextInput
            label={t('employees.share')}
            required
            inputMode="decimal"
            rightSection={<span className="muted">%</span>}
            {...form.getInputProps(`items.${at}.percentage`)}
          />
          <ActionIcon
            aria-label={t('employees.removeOne', { name: String(at + 1) })}
            onClick={() => form.removeListItem('items', at)}
          >
            <IconTrash size={15} />
          </ActionIcon>
        </div>
      ))}
      <div className={classes.sum} data-wrong={!complete || undefined} role="status">
        {t('employees.sharesSum', { sum })}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={13} />}
        onClick={() => form.insertListItem('items', { cost_centre: '', percentage: '' })}
      >
        {t('employees.costCentre.add')}
      </Button>
      <FormFoot
        working={set.isPending}
        onCancel={onDone}
        closed={complete ? undefined : t('employees.sharesSum', { sum })}
      />
    </Form>
  )
}

/** The shares in force from the latest day on, as a form holds them. */
function latestOf(shares: readonly DataOf<typeof costCentres>[number][]) {
  const [latest] = shares
  return shares
    .filter(({ effective_from }) => effective_from === latest?.effective_from)
    .map(({ cost_centre, percentage }) => ({ cost_centre, percentage: percentage.replace(/\.00$/, '') }))
}
