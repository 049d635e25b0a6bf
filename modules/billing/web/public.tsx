/** What other parts show of billing: the plans that everybody may see. */
import { SimpleGrid } from '@mantine/core'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { publicPlans } from '../contract/plans.ts'
import { priceText, tierLines } from './shown.tsx'
import { useWords } from './words.ts'

type PublicPlan = DataOf<typeof publicPlans>[number]

export function PlanCards({ plans }: { readonly plans: readonly PublicPlan[] }) {
  const t = useWords()
  const isChinese = useLanguage() === 'zh-Hant'
  if (plans.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg" mt="lg">
      {plans.map((plan) => (
        <section key={plan.name} className="card" style={{ padding: 20 }}>
          <h2>{(isChinese && plan.name_zh) || plan.name}</h2>
          <p>{(isChinese && plan.description_zh) || plan.description_en}</p>
          {plan.prices.map((price) => (
            <div key={price.currency_code}>
              <p>
                <b>{priceText(t, { ...plan, ...price })}</b>
              </p>
              {tierLines(t, price).map((line) => (
                <p key={line} className="muted">
                  {line}
                </p>
              ))}
            </div>
          ))}
        </section>
      ))}
    </SimpleGrid>
  )
}
