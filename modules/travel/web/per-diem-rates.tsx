/** Rates of the per diem: by place, by country, anywhere. */

import { ActionIcon, Button, Group } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { countryName } from '#platform/words/country-names.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { exportPerDiems, importPerDiems, perDiems, removePerDiem, undoPerDiems } from '../contract/per-diems.ts'
import { PerDiemDialog } from './per-diem-dialog.tsx'
import type { PerDiemRate } from './per-diem-rate.ts'
import { useWords } from './words.ts'

const NONE: readonly PerDiemRate[] = []
type Open = { readonly edit: PerDiemRate | undefined } | { readonly remove: PerDiemRate }

export function PerDiemRates() {
  const t = useWords()
  const language = useLanguage()
  const [open, setOpen] = useState<Open>()
  const reading = useCall(perDiems, {})
  const remove = useAct(removePerDiem, { refreshes: [perDiems], after: () => setOpen(undefined) })
  const whereOf = ({ place, country_code, claim_group }: PerDiemRate) =>
    [place, country_code && countryName(country_code, language), claim_group].filter(Boolean).join(t('travel.comma')) ||
    t('travel.anywhere')
  return (
    <Section
      title={t('travel.perDiem')}
      hint={t('travel.perDiemHint')}
      actions={
        <>
          <SheetButtons
            title={t('travel.importRates')}
            sheet={exportPerDiems}
            upload={importPerDiems}
            undo={undoPerDiems}
            refreshes={[perDiems]}
            wordOf={(name) => say(`travel.field.${name}`)}
          />
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen({ edit: undefined })}>
            {t('travel.addRate')}
          </Button>
        </>
      }
    >
      <SimpleTable
        label={t('travel.perDiem')}
        reading={reading}
        rows={reading.data ?? NONE}
        rowId={({ id }) => id}
        empty={t('travel.noRates')}
        wide
        columns={[
          { id: 'where', header: t('travel.where'), cell: whereOf },
          {
            id: 'full',
            header: t('travel.fullDay'),
            number: true,
            cell: ({ full_day, currency_code }) => `${currency_code} ${moneyText(full_day, currency_code)}`,
          },
          {
            id: 'meals',
            header: t('travel.mealsOff'),
            cell: ({ breakfast, lunch, dinner, currency_code }) =>
              [breakfast, lunch, dinner].map((amount) => moneyText(amount, currency_code)).join(' · '),
          },
          { id: 'from', header: t('travel.since'), cell: ({ effective_from }) => dayText(effective_from, language) },
          {
            id: 'acts',
            header: '',
            cell: (row) => (
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  aria-label={t('travel.editTitle', { name: whereOf(row) })}
                  onClick={() => setOpen({ edit: row })}
                >
                  <IconPencil size={15} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('travel.removeTitle', { name: whereOf(row) })}
                  onClick={() => setOpen({ remove: row })}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              </Group>
            ),
          },
        ]}
      />
      {open && 'edit' in open && <PerDiemDialog now={open.edit} onClose={() => setOpen(undefined)} />}
      {open && 'remove' in open && (
        <ConfirmDialog
          title={t('travel.removeTitle', { name: whereOf(open.remove) })}
          action={t('travel.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: open.remove.id } })}
          onClose={() => setOpen(undefined)}
        >
          {t('travel.rateRemoveHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
