/** What I have of the company's, to confirm, and what I had. */
import { Button } from '@mantine/core'
import { CardList } from '#design/card-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { confirmEquipment, ownEquipment } from '../contract/held.ts'
import { useWords } from './words.ts'

type Held = DataOf<typeof ownEquipment>[number]

export function OwnEquipmentScreen() {
  const t = useWords()
  const reading = useCall(ownEquipment, {})
  return (
    <Page back="/me" title={t('equipment.mine')}>
      <Loaded reading={reading} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('equipment.mineNone')} hint={t('equipment.mineNoneHint')} />
          ) : (
            <Lists all={all} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Lists({ all }: { readonly all: readonly Held[] }) {
  const t = useWords()
  const language = useLanguage()
  const day = (text: string | null) => dayText(text, language)
  const confirm = useAct(confirmEquipment, { refreshes: [ownEquipment] })
  const nameOf = ({ asset_no, name }: Held) => `${name} · ${asset_no}`
  return (
    <>
      <CardList
        title={t('equipment.mineNow')}
        rows={all
          .filter(({ returned_on }) => returned_on === null)
          .map((one) => ({
            id: one.id,
            name: nameOf(one),
            hint: [
              one.serial_no && `${t('equipment.field.serial_no')} ${one.serial_no}`,
              t('equipment.mineSince', { day: day(one.given_on) }),
              one.due_on && t('equipment.mineUntil', { day: day(one.due_on) }),
              one.given_note,
            ]
              .filter(Boolean)
              .join(' · '),
            beside: one.confirmed_at ? (
              <StatusBadge tone="good">{t('equipment.confirmed')}</StatusBadge>
            ) : (
              <Button
                size="sm"
                loading={confirm.isPending}
                onClick={() => confirm.mutate({ params: { id: one.id }, body: undefined })}
              >
                {t('equipment.confirm')}
              </Button>
            ),
          }))}
      />
      <CardList
        title={t('equipment.mineBefore')}
        rows={all
          .filter(({ returned_on }) => returned_on !== null)
          .map((one) => ({
            ...{ id: one.id, name: nameOf(one), beside: null },
            hint: t('equipment.mineFromTo', { from: day(one.given_on), to: day(one.returned_on) }),
          }))}
      />
    </>
  )
}
