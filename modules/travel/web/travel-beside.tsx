/** What one has to know to decide: where, why, what it costs and what is left of it, and who else is away. */
import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Facts, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { countryName } from '#platform/words/country-names.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { one, report } from '../contract/travel.ts'
import { PerDiemTable } from './per-diem-table.tsx'
import { useTravelText } from './travel-text.ts'
import { useWords } from './words.ts'

export type Travel = DataOf<typeof one>
type Fact = readonly [string, string]

export const TravelBeside = ({ request }: { readonly request: { readonly id: string } }) => (
  <TravelFacts id={request.id} />
)

type TravelFactsProps = { readonly id: string; readonly acts?: (travel: Travel) => ReactNode }

export function TravelFacts({ id, acts }: TravelFactsProps) {
  const t = useWords()
  const reading = useCall(one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={6}>
      {(travel) => (
        <Stack gap="md">
          <Asked travel={travel} />
          <Section title={t('travel.perDiem')}>
            <PerDiemTable perDiem={travel.per_diem} />
          </Section>
          <Legs travel={travel} />
          <Money travel={travel} />
          <Report travel={travel} />
          {acts?.(travel)}
        </Stack>
      )}
    </Loaded>
  )
}

/** What is not approved has not been travelled. */
function Report({ travel: { id, status } }: { readonly travel: Travel }) {
  const t = useWords()
  if (status !== 'approved' && status !== 'completed') return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => void download(report, { params: { id } })}
      >
        {t('travel.report')}
      </Button>
    </div>
  )
}

function Asked({ travel }: { readonly travel: Travel }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code } = useMe()
  const currency = currency_code ?? ''
  const text = useTravelText()
  const { destinations, budgets, others, estimates } = travel
  const amount = (value: string) => `${currency} ${moneyText(value, currency)}`
  const facts: Fact[] = [
    [t('travel.number'), travel.travel_no],
    [t('travel.when'), text.span(travel)],
    ...destinations.map(
      (one): Fact => [
        t('travel.destination'),
        [one.place, countryName(one.country_code, language), ...(destinations.length > 1 ? [text.span(one)] : [])].join(
          t('travel.comma'),
        ),
      ],
    ),
    [t('travel.purpose'), travel.purpose],
    ...estimates.map(({ label, amount: of }): Fact => [label, amount(of)]),
    [t('travel.estimated'), amount(travel.estimated)],
    ...budgets.map(
      ({ code, name, share, left }): Fact => [
        `${code} · ${name}`,
        left === null ? amount(share) : t('travel.shareLeft', { share: amount(share), left: amount(left) }),
      ],
    ),
    [
      t('travel.others'),
      others.length === 0 ? t('travel.nobody') : others.map(({ full_name }) => full_name).join(t('travel.comma')),
    ],
  ]
  return <Facts facts={facts} />
}

function Legs({ travel: { itinerary } }: { readonly travel: Travel }) {
  const t = useWords()
  const language = useLanguage()
  if (itinerary.length === 0) return null
  return (
    <Section title={t('travel.itinerary')}>
      <SimpleTable
        label={t('travel.itinerary')}
        rows={itinerary.map((leg, at) => ({ ...leg, at }))}
        rowId={({ at }) => String(at)}
        columns={[
          {
            id: 'date',
            header: t('travel.leg.date'),
            cell: ({ date, time }) => [dayText(date, language), time].filter(Boolean).join(' '),
          },
          { id: 'by', header: t('travel.leg.by'), cell: ({ by }) => t(`travel.by.${by}`) },
          {
            id: 'way',
            header: t('travel.leg.way'),
            cell: ({ from_place, to_place, note }) =>
              [[from_place, to_place].filter(Boolean).join(' → '), note].filter(Boolean).join(' · '),
          },
        ]}
      />
    </Section>
  )
}

type SomeMoney = 'travel.claimsPending' | 'travel.claimsTotal' | 'travel.dueToPerson' | 'travel.dueFromPerson'

/** What was advanced, what was claimed, and what is still due to whom. */
function Money({ travel }: { readonly travel: Travel }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code } = useMe()
  const { advance, settlement } = travel
  const money = (amount: string, currency = currency_code ?? '') => `${currency} ${moneyText(amount, currency)}`
  const some = (key: SomeMoney, amount: string): Fact[] => (amount === '0.00' ? [] : [[t(key), money(amount)]])
  const facts: Fact[] = [
    ...(advance
      ? [
          [
            t('travel.advance'),
            advance.paid_on
              ? t('travel.advancePaid', {
                  amount: money(advance.amount, advance.currency_code),
                  day: dayText(advance.paid_on, language),
                })
              : t('travel.advanceOpen', { amount: money(advance.amount, advance.currency_code) }),
          ] as Fact,
        ]
      : []),
    ...some('travel.claimsPending', travel.claims_pending),
    ...some('travel.claimsTotal', travel.claims_total),
    ...(travel.is_paid
      ? [[t('travel.closedOn'), dayText(travel.paid_on, language)] as Fact]
      : [
          ...some('travel.dueToPerson', settlement.due_to_person),
          ...some('travel.dueFromPerson', settlement.due_from_person),
        ]),
    ...(travel.owed ? [[t('travel.rest'), t(`travel.owed.${travel.owed}`)] as Fact] : []),
    ...(travel.paid_reference ? [[t('travel.reference'), travel.paid_reference] as Fact] : []),
  ]
  if (facts.length === 0 && travel.status === 'pending') return null
  return (
    <Section title={t('travel.settlement')}>
      {facts.length === 0 ? <p className="muted">{t('travel.nothingYet')}</p> : <Facts facts={facts} />}
    </Section>
  )
}
