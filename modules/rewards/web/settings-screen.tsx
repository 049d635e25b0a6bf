/** What people may give, when points expire, whether they are redeemed and who sees the leaderboard; and the badges. */
import { Switch } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { badges, changeBadge } from '../contract/badges.ts'
import { BadgeMark, useNamed } from './badge-mark.tsx'
import classes from './rewards.module.css'
import { useWords } from './words.ts'

export function RewardSettingsScreen() {
  const t = useWords()
  return (
    <SettingsPage
      title={t('rewards.settings')}
      groups={() => [
        {
          title: t('rewards.set.points'),
          fields: [
            {
              ...{ name: 'reward_monthly_budget', kind: 'number', least: 0, most: 100_000 },
              ...{
                label: t('rewards.set.budget'),
                hint: t('rewards.set.budgetHint'),
                unit: t('rewards.set.unitPoints'),
              },
            },
            {
              ...{ name: 'reward_per_receiver', kind: 'number', least: 1, most: 100 },
              ...{
                label: t('rewards.set.receiver'),
                hint: t('rewards.set.receiverHint'),
                unit: t('rewards.set.times'),
              },
            },
            {
              ...{ name: 'reward_expiry_months', kind: 'number', least: 0, most: 120 },
              ...{ label: t('rewards.set.expiry'), hint: t('rewards.set.expiryHint'), unit: t('rewards.set.months') },
            },
          ],
        },
        {
          title: t('rewards.set.redemption'),
          fields: [
            {
              name: 'reward_redemption',
              kind: 'switch',
              label: t('rewards.set.redeems'),
              hint: t('rewards.set.redeemsHint'),
            },
            {
              name: 'reward_leaderboard',
              kind: 'switch',
              label: t('rewards.set.board'),
              hint: t('rewards.set.boardHint'),
            },
          ],
        },
      ]}
      after={() => <Badges />}
    />
  )
}

function Badges() {
  const t = useWords()
  const named = useNamed()
  const all = useCall(badges, {}).data ?? []
  const change = useAct(changeBadge, { refreshes: [badges] })
  return (
    <Section title={t('rewards.set.badges')}>
      <div className={classes.feed}>
        {all.map(({ id, name, name_zh, icon, colour, is_active }) => (
          <div key={id} className={classes.head}>
            <BadgeMark icon={icon} colour={colour} name={named(name, name_zh)} />
            <Switch
              aria-label={named(name, name_zh)}
              checked={is_active}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ params: { id }, body: { is_active: event.currentTarget.checked } })}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
