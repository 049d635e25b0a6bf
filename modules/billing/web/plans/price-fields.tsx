/** What a plan costs in one currency; left empty it is not offered there. */
import { Group, NumberInput } from '@mantine/core'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { type Currency, currencies, type Price } from '../../model/terms.ts'
import { useWords } from '../words.ts'

export type PriceTyped = {
  readonly price: string
  readonly extra_price: string
  readonly tiers: readonly { readonly up_to: number | string; readonly price: string }[]
}

type PriceFieldsProps = {
  readonly currency: Currency
  readonly isFixed: boolean
  readonly price: PriceTyped
  readonly onChange: (price: PriceTyped) => void
}

export function PriceFields({ currency, isFixed, price, onChange }: PriceFieldsProps) {
  const t = useWords()
  const set = (changed: Partial<PriceTyped>) => onChange({ ...price, ...changed })
  const isTiered = !isFixed && price.tiers.length > 0
  return (
    <>
      <Group grow align="flex-start">
        {!isTiered && (
          <MoneyField
            label={t(isFixed ? 'billing.priceFixed' : 'billing.priceHead', { currency })}
            currency={currency}
            value={price.price}
            onChange={(amount) => set({ price: amount })}
          />
        )}
        {isFixed && (
          <MoneyField
            label={t('billing.priceExtra', { currency })}
            currency={currency}
            value={price.extra_price}
            onChange={(amount) => set({ extra_price: amount })}
          />
        )}
      </Group>
      {!isFixed && (
        <Rows
          legend={t('billing.tiers', { currency })}
          hint={price.tiers.length > 0 ? t('billing.tiersHint') : undefined}
          rows={price.tiers}
          empty={() => ({ up_to: '', price: '' })}
          add={t('billing.addTier', { currency })}
          remove={(at) => t('billing.removeTier', { at })}
          onChange={(tiers) => set({ tiers })}
        >
          {(tier, change) => (
            <>
              <NumberInput
                label={t('billing.upTo')}
                placeholder={t('billing.noEnd')}
                min={1}
                allowDecimal={false}
                value={tier.up_to}
                onChange={(up_to) => change({ up_to })}
              />
              <MoneyField
                label={t('billing.tierPrice')}
                currency={currency}
                value={tier.price}
                onChange={(amount) => change({ price: amount })}
              />
            </>
          )}
        </Rows>
      )}
    </>
  )
}

const EMPTY: PriceTyped = { price: '', extra_price: '', tiers: [] }

export function typedPrices(prices: readonly Price[]): Readonly<Record<Currency, PriceTyped>> {
  const of = (currency: Currency): PriceTyped => {
    const found = prices.find(({ currency_code }) => currency_code === currency)
    if (!found) return EMPTY
    const tiers = found.tiers.map(({ up_to, price }) => ({ up_to: up_to ?? '', price }))
    return { price: found.price, extra_price: found.extra_price ?? '', tiers }
  }
  return { MYR: of('MYR'), TWD: of('TWD'), PHP: of('PHP') }
}

/** With tiers the price of the first stands for the plan. */
export function wantedPrices(typed: Readonly<Record<Currency, PriceTyped>>, kind: string) {
  return currencies.flatMap((currency_code) => {
    const { price, extra_price, tiers } = typed[currency_code]
    const tiered = kind === 'fixed' ? [] : tiers
    const shown = tiered[0]?.price ?? price
    if (shown === '') return []
    return [
      {
        currency_code,
        price: shown,
        extra_price: kind === 'fixed' && extra_price !== '' ? extra_price : null,
        tiers: tiered.map((tier) => ({ up_to: tier.up_to === '' ? null : Number(tier.up_to), price: tier.price })),
      },
    ]
  })
}
