/** What the product is, in one page. */
import { Button, Group } from '@mantine/core'
import { IconLanguage, IconListSearch, IconServer, IconZoomQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { startOf } from '#platform/identity/web/landing.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'
import { ProductPicture } from './product-picture.tsx'
import classes from './public.module.css'

const points = [
  { key: 'why', icon: IconZoomQuestion },
  { key: 'leap', icon: IconListSearch },
  { key: 'languages', icon: IconLanguage },
  { key: 'own', icon: IconServer },
] as const

export function LandingScreen() {
  const t = useWords()
  const session = useSession()
  const me = useMaybeMe()
  const home = session ? startOf(session, me) : '/app/dashboard'
  const [inside, insideWord] = session?.complete ? [home, t('screen.dashboard')] : ['/login', t('landing.signIn')]
  return (
    <PublicFrame
      wide
      actions={
        <>
          <Button component={Link} to="/law" variant="subtle" color="gray">
            {t('landing.law')}
          </Button>
          <Button component={Link} to="/pricing" variant="subtle" color="gray">
            {t('landing.pricing')}
          </Button>
          <Button component={Link} to={inside} variant="default" className={classes.onDesk}>
            {insideWord}
          </Button>
        </>
      }
    >
      <section className={classes.hero}>
        <h1>{t('landing.headline')}</h1>
        <p>{t('landing.sub')}</p>
        <Group>
          <Button component={Link} to="/register" size="md">
            {t('landing.open')}
          </Button>
          <Button component={Link} to={inside} size="md" variant="default">
            {insideWord}
          </Button>
        </Group>
      </section>
      <ProductPicture />
      <section className={classes.points}>
        {points.map(({ key, icon: Icon }) => (
          <div key={key} className={`card ${classes.point}`}>
            <Icon size={22} stroke={1.6} aria-hidden />
            <h2>{t(`landing.${key}`)}</h2>
            <p className="muted">{t(`landing.${key}Text`)}</p>
          </div>
        ))}
      </section>
    </PublicFrame>
  )
}
