/** Limits beyond a type's own: by type, category or everything, for a group or everybody. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { categories, groups } from '../../contract/categories.ts'
import { limits } from '../../contract/limits.ts'
import { types } from '../../contract/types.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { Limit } from './limit.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { PolicyPart } from './policy-part.tsx'

export function LimitList() {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [open, setOpen] = useState<{ readonly now: Limit | undefined }>()
  const list = useCall(limits, {})
  const kept = useCall(categories, {}).data ?? []
  const all = useCall(types, {}).data ?? []
  const people = useCall(groups, {}).data ?? []
  const of = ({ scope, type_id, category_id }: Limit) =>
    scope === 'all'
      ? t('claims.scope.all')
      : scope === 'type'
        ? all.find(({ id }) => id === type_id)?.name
        : kept.find(({ id }) => id === category_id)?.name
  return (
    <>
      <Section
        title={t('claims.limitsTitle')}
        hint={t('claims.limitsHint')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ now: undefined })}>
            {t('claims.addLimit')}
          </Button>
        }
      >
        <SimpleTable
          wide
          label={t('claims.limitsTitle')}
          reading={list}
          rows={list.data ?? []}
          rowId={({ id }) => id}
          empty={t('claims.noLimits')}
          columns={[
            {
              id: 'name',
              header: t('claims.name'),
              cell: (row) => (
                <button type="button" className={classes.open} onClick={() => setOpen({ now: row })}>
                  {row.name}
                </button>
              ),
            },
            { id: 'of', header: t('claims.limitOf'), cell: of },
            {
              id: 'group',
              header: t('claims.openTo'),
              cell: ({ claim_group_id }) =>
                claim_group_id === null ? t('claims.everybody') : people.find(({ id }) => id === claim_group_id)?.name,
            },
            {
              id: 'amount',
              header: t('claims.claimableIn', { currency }),
              number: true,
              cell: ({ amount, period }) => `${moneyText(amount, currency)} · ${t(`claims.period.${period}`)}`,
            },
          ]}
        />
        {open && <LimitDialog now={open.now} onClose={() => setOpen(undefined)} />}
      </Section>
      <PolicyPart />
    </>
  )
}
