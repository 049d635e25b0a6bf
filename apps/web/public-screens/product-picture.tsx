/** The product as it looks in the reader's language and scheme: a month in review, and why a figure of it is so. */
import { useComputedColorScheme } from '@mantine/core'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import classes from './public.module.css'

export function ProductPicture() {
  const t = useWords()
  const language = useLanguage()
  // Known from the first, so that no picture is fetched to be thrown away.
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const address = (size: 'desk' | 'phone') =>
    new URL(`./pictures/payroll-${size}-${scheme}-${language}.webp`, import.meta.url).href
  return (
    <picture className={classes.picture}>
      <source media="(max-width: 767px)" srcSet={address('phone')} width={585} height={1080} />
      {/* Before its address, or the browser fetches it at once. */}
      <img loading="lazy" decoding="async" src={address('desk')} width={1440} height={900} alt={t('landing.picture')} />
    </picture>
  )
}
