/** What my points are redeemed for, and what became of what I redeemed. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CardList } from '#design/card-list.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { cancelOwn, mine, ownCatalog, ownEntries, ownRedemptions, redeem } from '../contract/own.ts'
import { useNamed } from './badge-mark.tsx'
import { ItemPicture } from './item-picture.tsx'
import classes from './rewards.module.css'
import { type OwnItem, tones } from './shown.ts'
import { useWords } from './words.ts'

const STALE = [mine, ownCatalog, ownRedemptions, ownEntries]

export function OwnRedeem({ balance }: { readonly balance: number }) {
  const t = useWords()
  const named = useNamed()
  const [chosen, setChosen] = useState<OwnItem>()
  const reading = useCall(ownCatalog, {})
  const close = () => setChosen(undefined)
  const act = useAct(redeem, {
    refreshes: STALE,
    after: close,
    undoBy:
      ({ data: { id } }) =>
      () =>
        call(cancelOwn, { params: { id }, body: {} }),
  })
  return (
    <>
      <MyRedemptions />
      <Loaded reading={reading} rows={4}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={t('rewards.shelfNone')} hint={t('rewards.shelfNoneHint')} />
          ) : (
            <div className={classes.shelf}>
              {items.map((item) => (
                <Shelf key={item.id} item={item} balance={balance} onRedeem={() => setChosen(item)} />
              ))}
            </div>
          )
        }
      </Loaded>
      {chosen && (
        <ConfirmDialog
          title={t('rewards.redeemTitle', { name: named(chosen.name, chosen.name_zh) })}
          action={t('rewards.redeem')}
          working={act.isPending}
          onConfirm={() => act.mutate({ body: { item_id: chosen.id } }, { onError: close })}
          onClose={close}
        >
          {t('rewards.redeemHint', { count: chosen.cost, after: balance - chosen.cost })}
        </ConfirmDialog>
      )}
    </>
  )
}

type ShelfProps = { readonly item: OwnItem; readonly balance: number; readonly onRedeem: () => void }

function Shelf({ item, balance, onRedeem }: ShelfProps) {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const missing = item.cost - balance
  const why = item.stock === 0 ? t('rewards.gone') : missing > 0 ? t('rewards.missing', { count: missing }) : undefined
  const more = [
    item.stock !== null && item.stock > 0 ? t('rewards.stillThere', { count: item.stock }) : undefined,
    item.available_until === null ? undefined : t('rewards.untilDay', { day: dayText(item.available_until, language) }),
  ].filter(Boolean)
  return (
    <article className={`card ${classes.card}`}>
      <ItemPicture item={item} />
      <b>{named(item.name, item.name_zh)}</b>
      {named(item.description, item.description_zh) && (
        <p className={classes.text}>{named(item.description, item.description_zh)}</p>
      )}
      {more.length > 0 && <small className="muted">{more.join(' · ')}</small>}
      <div className={`${classes.head} ${classes.foot}`}>
        <span>{t('rewards.pointsOf', { count: item.cost })}</span>
        {why ? (
          <small className="muted">{why}</small>
        ) : (
          <Button
            size="xs"
            aria-label={t('rewards.redeemOne', { name: named(item.name, item.name_zh) })}
            onClick={onRedeem}
          >
            {t('rewards.redeem')}
          </Button>
        )}
      </div>
    </article>
  )
}

function MyRedemptions() {
  const t = useWords()
  const named = useNamed()
  const language = useLanguage()
  const cancel = useAct(cancelOwn, { refreshes: STALE })
  const rows = useCall(ownRedemptions, {}).data ?? []
  return (
    <CardList
      title={t('rewards.myRedemptions')}
      rows={rows.map((row) => ({
        id: row.id,
        name: named(row.item, row.item_zh),
        hint: [dayText(row.requested_on, language), t('rewards.pointsOf', { count: row.cost }), row.reason]
          .filter(Boolean)
          .join(' · '),
        beside: (
          <>
            <StatusBadge tone={tones[row.state]}>{t(`rewards.state.${row.state}`)}</StatusBadge>
            {row.state === 'requested' && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('rewards.cancelOne', { name: named(row.item, row.item_zh) })}
                loading={cancel.isPending}
                onClick={() => cancel.mutate({ params: { id: row.id }, body: {} })}
              >
                {t('rewards.cancel')}
              </Button>
            )}
          </>
        ),
      }))}
    />
  )
}
