import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { PublicFrame } from '#design/public-frame.tsx'
import { useWords } from '../words.ts'

/** A thank-you after an application or a registration, by ?type=. */
export function DoneScreen() {
  const t = useWords()
  const { type }: { readonly type?: string } = useSearch({ strict: false })
  const text = type === 'application' || type === 'registration' ? t(`done.${type}`) : t('done.other')
  return (
    <PublicFrame title={text}>
      <Button component={Link} to={type === 'registration' ? '/login' : '/'}>
        {t(type === 'registration' ? 'landing.signIn' : 'done.home')}
      </Button>
    </PublicFrame>
  )
}
