import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { useWords } from '../words.ts'
import classes from './public.module.css'

/** One plan, said plainly. */
export function PricingScreen() {
  const t = useWords()
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
        <p>{t('pricing.sub')}</p>
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
    </PublicFrame>
  )
}
