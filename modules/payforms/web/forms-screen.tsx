/** All forms of pay that the company's country has: of the year, of the month, of people who come and go. */
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { yearForms } from '../contract/year-forms.ts'
import classes from './forms.module.css'
import { useWords } from './words.ts'

export function FormsScreen() {
  const t = useWords()
  const { country } = useMe()
  const maySeeNotices = mayEnter(useSession(), 'payroll.cp2x')
  const reading = useCall(yearForms, {})
  return (
    <Page title={t('payforms.forms')} crumb={t('payforms.crumb')}>
      <Loaded reading={reading} rows={6}>
        {({ forms }) => (
          <ul className={classes.cards}>
            {forms.map(({ form, label, guide }) => (
              <Card
                key={form}
                title={label}
                about={guide.find(({ key }) => key === 'who')?.text}
                {...(form === 'pcb2ii' ? { to: '/app/payroll/forms/pcb_statements' } : { to: EFORM, form })}
              />
            ))}
            {country === 'PH' && (
              <Card title={t('payforms.name1601c')} about={t('payforms.about1601c')} to="/app/payroll/calendar" />
            )}
            {maySeeNotices && (
              <Card
                title={t('payforms.notices')}
                about={t('payforms.aboutNotices')}
                to={country === 'MY' ? '/app/payroll/forms/cp_2x' : '/app/payroll/notice'}
              />
            )}
            <Card title={t('payforms.guideTitle')} about={t('payforms.aboutGuide')} to="/app/eform_guide" />
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

const EFORM = '/app/payroll/forms/eform'

type CardProps = {
  readonly title: string
  readonly about: string | undefined
  readonly to: string
  readonly form?: string
}

const Card = ({ title, about, to, form }: CardProps) => (
  <li>
    <Link to={to} search={form === undefined ? {} : { 'f.form': form }} className={`card ${classes.card}`}>
      <strong>{title}</strong>
      <span className="muted">{about}</span>
    </Link>
  </li>
)
