/** Addresses under which other programs read the calendar: made, copied once, seen when read, and ended. */
import { Button, CopyButton, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addFeed, endFeed, feeds } from '../contract.ts'
import classes from './calendar.module.css'
import { useWords } from './words.ts'

type Feed = DataOf<typeof feeds>[number]
type Shows = Feed['shows']

export function FeedsCard({ shows }: { readonly shows: readonly Shows[] }) {
  const t = useWords()
  const [chosen, setChosen] = useState<Shows>(shows[0] ?? 'mine')
  const [ending, setEnding] = useState<Feed>()
  const reading = useCall(feeds, {})
  const add = useAct(addFeed, { refreshes: [feeds] })
  const end = useAct(endFeed, { refreshes: [feeds], after: () => setEnding(undefined) })
  return (
    <Section title={t('calendar.feeds')} hint={t('calendar.feedsHint')}>
      <Group gap={8} align="flex-end" mb={12}>
        {shows.length > 1 && (
          <NativeSelect
            label={t('calendar.feedShows')}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(shows.find((one) => one === value) ?? chosen)}
            data={shows.map((one) => ({ value: one, label: t(`calendar.shows.${one}`) }))}
          />
        )}
        <Button loading={add.isPending} onClick={() => add.mutate({ body: { shows: chosen } })}>
          {t('calendar.makeAddress')}
        </Button>
      </Group>
      {add.data && <Address address={add.data.data.address} />}
      <Loaded reading={reading} rows={2}>
        {(found) => (
          <ul className={classes.feeds}>
            {found
              .filter((feed) => shows.includes(feed.shows))
              .map((feed) => (
                <FeedRow key={feed.id} feed={feed} onEnd={() => setEnding(feed)} />
              ))}
          </ul>
        )}
      </Loaded>
      {ending && (
        <ConfirmDialog
          title={t('calendar.endTitle')}
          action={t('calendar.end')}
          danger
          working={end.isPending}
          onConfirm={() => end.mutate({ params: { id: ending.id } })}
          onClose={() => setEnding(undefined)}
        >
          {t('calendar.endHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}

function Address({ address }: { readonly address: string }) {
  const t = useWords()
  return (
    <div className={classes.address}>
      <Notice tone="warn">{t('calendar.addressOnce')}</Notice>
      <Group gap={8} align="flex-end" wrap="nowrap">
        <TextInput
          label={t('calendar.address')}
          value={address}
          readOnly
          style={{ flex: 1 }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'calendar.copied' : 'calendar.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  )
}

function FeedRow({ feed, onEnd }: { readonly feed: Feed; readonly onEnd: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const name = t(`calendar.shows.${feed.shows}`)
  return (
    <li>
      <span>
        {name}
        <small className="muted">
          {t('calendar.madeAt', { at: momentText(feed.created_at, language, zone) })}
          {' · '}
          {feed.read_at
            ? t('calendar.readAt', { at: momentText(feed.read_at, language, zone) })
            : t('calendar.neverRead')}
        </small>
      </span>
      <Button variant="default" size="compact-sm" aria-label={t('calendar.endOf', { name })} onClick={onEnd}>
        {t('calendar.end')}
      </Button>
    </li>
  )
}
