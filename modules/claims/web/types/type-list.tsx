/** Types of claims: how each is reckoned, its limits, and whether it may be claimed. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { moneyText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { categories } from '../../contract/categories.ts'
import { exportTypes, importTypes, undoTypes } from '../../contract/sheets.ts'
import { addUsualTypes, types } from '../../contract/types.ts'
import { missingUsual } from '../../model/usual-types.ts'
import { ActiveBadge } from '../active-badge.tsx'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { ClaimType } from './claim-type.ts'
import { TypeDialog } from './type-dialog.tsx'

type Open = { readonly now: ClaimType | undefined }

export function TypeList() {
  const t = useWords()
  const language = useLanguage()
  const { currency_code } = useMe()
  const currency = currency_code ?? ''
  const [open, setOpen] = useState<Open>()
  const list = useCall(types, {})
  const kept = useCall(categories, {}).data ?? []
  const missing = list.data ? missingUsual(list.data) : []
  const [adding, setAdding] = useState(false)
  const add = useAct(addUsualTypes, { refreshes: [types, categories], after: () => setAdding(false) })
  const money = (amount: string | null) => (amount === null ? '–' : moneyText(amount, currency))
  const limits = ({ limit_per_claim, limit_per_month, limit_per_year }: ClaimType) => {
    const all = [limit_per_claim, limit_per_month, limit_per_year]
    return all.every((one) => one === null) ? t('claims.noLimit') : all.map(money).join(' / ')
  }
  return (
    <Section
      title={t('claims.types')}
      hint={t('claims.typesHint')}
      actions={
        <>
          <SheetButtons
            title={t('claims.importTypes')}
            sheet={exportTypes}
            upload={importTypes}
            undo={undoTypes}
            refreshes={[types]}
            wordOf={(name) => say(`claims.field.${name}`)}
            choiceWord={(field, value) => (field === 'unit' ? say(`claims.unit.${value}`) : value)}
          />
          {missing.length > 0 && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('claims.addUsual')}
            </Button>
          )}
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ now: undefined })}>
            {t('claims.addType')}
          </Button>
        </>
      }
    >
      <SimpleTable
        wide
        label={t('claims.types')}
        reading={list}
        rows={list.data ?? []}
        rowId={({ id }) => id}
        empty={t('claims.noTypes')}
        columns={[
          {
            id: 'name',
            header: t('claims.type'),
            cell: (row) => (
              <button type="button" className={classes.open} onClick={() => setOpen({ now: row })}>
                {row.name}
              </button>
            ),
          },
          {
            id: 'category',
            header: t('claims.category'),
            cell: (row) => kept.find(({ id }) => id === row.claim_category_id)?.name,
          },
          {
            id: 'reckoned',
            header: t('claims.reckoned'),
            cell: ({ unit_type, amount_per_unit }) =>
              unit_type === null
                ? t('claims.byAmount')
                : t('claims.perUnit', {
                    amount: moneyText(amount_per_unit, currency),
                    unit: t(`claims.oneUnit.${unit_type}`),
                  }),
          },
          { id: 'limits', header: t('claims.limits', { currency }), number: true, cell: limits },
          {
            id: 'state',
            header: t('claims.state'),
            cell: ({ is_active }) => <ActiveBadge active={is_active} />,
          },
        ]}
      />
      {adding && (
        <ConfirmDialog
          title={t('claims.addUsualTitle')}
          action={t('claims.addUsualAction', { count: missing.length })}
          working={add.isPending}
          onConfirm={() => add.mutate({})}
          onClose={() => setAdding(false)}
        >
          {t('claims.addUsualHint')}
          <ul>
            {missing.map(({ names }) => (
              <li key={names.en}>{names[language]}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {open && <TypeDialog now={open.now} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
