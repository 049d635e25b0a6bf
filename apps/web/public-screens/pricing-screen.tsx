/** The page of prices, for anybody. */
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { publicPlans } from '#modules/billing/contract/plans.ts'
import { PlanCards } from '#modules/billing/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from '../words.ts'
import classes from './public.module.css'

/** What is run by oneself is free; beside it the plans that operations offer to everybody. */
export function PricingScreen() {
  const t = useWords()
  const offered = useCall(publicPlans, {}).data ?? []
  const holds = ['pricing.people', 'pricing.countries', 'pricing.modules', 'pricing.source'] as const
  return (
    <PublicFrame
      wide
      actions={
        <Button component={Link} to="/login" variant="default">
          {t('landing.signIn')}
        </Button>
      }
    >
      <section className={classes.hero}>
        <h1>{t('pricing.headline')}</h1>
        <p>{t(offered.length > 0 ? 'pricing.subPlans' : 'pricing.sub')}</p>
      </section>
      <section className={`card ${classes.plan}`}>
        <h2>{t('pricing.plan')}</h2>
        <p className={classes.price}>{t('pricing.price')}</p>
        <p className="muted">{t('pricing.per')}</p>
        <ul>
          {holds.map((key) => (
            <li key={key}>
              <IconCheck size={16} aria-hidden /> {t(key)}
            </li>
          ))}
        </ul>
        <Button component={Link} to="/register" size="md" fullWidth>
          {t('landing.open')}
        </Button>
      </section>
      <PlanCards plans={offered} />
    </PublicFrame>
  )
}
