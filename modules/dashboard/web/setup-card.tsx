/** What a new company has still to do, each step with where it is done; it can be put away, and is gone when all is done. */
import { Button, Progress } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { placeOfField } from '#design/fields/told-fields.ts'
import { Section } from '#design/page.tsx'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dashboard, dismissSetup } from '../contract.ts'
import classes from './dashboard.module.css'
import type { DashboardData } from './dashboard-data.ts'
import { useWords } from './words.ts'

/** Where on its page a step is done. */
const places: Partial<Record<string, string>> = {
  numbers: 'numbers',
  accident_rate: placeOfField('occupational_accident_rate'),
  bank_account: 'accounts',
}

/** What the count of a step that is not done is of. */
const lacking: Partial<Record<string, 'dashboard.setup.missing' | 'dashboard.setup.toAnswer'>> = {
  numbers: 'dashboard.setup.missing',
  earlier_pay: 'dashboard.setup.toAnswer',
}

export function SetupCard({ steps }: { readonly steps: NonNullable<DashboardData['setup']> }) {
  const t = useWords()
  const dismiss = useAct(dismissSetup, { refreshes: [dashboard], silentWhenDone: true })
  const done = steps.filter((step) => step.done).length
  // Only there do holidays depend on it, and registration asks for it.
  const hasStates = useMe().country === 'MY'
  const change = (dismissed: boolean) => dismiss.mutateAsync({ body: { dismissed } })
  const putAway = () =>
    change(true).then(
      () => showDone(t('dashboard.setup.putAwayDone'), () => change(false)),
      () => undefined,
    )
  return (
    <Section
      title={t('dashboard.setup.title')}
      hint={t('dashboard.setup.done', { done, all: steps.length })}
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={dismiss.isPending}
          onClick={() => void putAway()}
        >
          {t('dashboard.setup.putAway')}
        </Button>
      }
    >
      <Progress value={(done / steps.length) * 100} size="sm" mb={10} aria-label={t('dashboard.setup.title')} />
      <ul className={`${classes.waiting} ${classes.steps}`}>
        {steps.map(({ key, done: isDone, count, to }) => {
          const Mark = isDone ? IconCircleCheckFilled : IconCircle
          const tells = lacking[key]
          return (
            <li key={key} data-done={isDone || undefined}>
              <Link to={to} {...(places[key] && { hash: places[key] })}>
                <Mark size={18} aria-label={isDone ? t('dashboard.setup.isDone') : undefined} aria-hidden={!isDone} />
                <span>
                  {t(key === 'numbers' && hasStates ? 'dashboard.setup.numbersAndState' : `dashboard.setup.${key}`)}
                  {tells && count > 0 && !isDone && <small className="muted">{t(tells, { count })}</small>}
                </span>
                <IconChevronRight size={15} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
