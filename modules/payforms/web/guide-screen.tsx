/** Each form of the country: who it is for, when, where and how it is given. */
import { Link } from '@tanstack/react-router'
import { Facts, Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { yearForms } from '../contract/year-forms.ts'
import classes from './forms.module.css'
import { useWords } from './words.ts'

export function FormGuideScreen() {
  const t = useWords()
  const reading = useCall(yearForms, {})
  return (
    <Page title={t('payforms.guideTitle')} crumb={t('payforms.crumb')} narrow>
      <Loaded reading={reading} rows={8}>
        {({ forms }) => (
          <ul className={classes.guide}>
            {forms.map(({ form, label, standing, standing_label, guide }) => (
              <li key={form} className={`card ${classes.form}`}>
                <h2>
                  {label} <StatusBadge tone={standing === 'confirmed' ? 'good' : 'plain'}>{standing_label}</StatusBadge>
                </h2>
                <Facts facts={guide.map((line) => [line.label, line.text])} />
                <Link to="/app/payroll/forms/eform" search={{ 'f.form': form }}>
                  {t('payforms.openForm')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}
