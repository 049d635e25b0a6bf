/** All reports of pay that the company's country has, each with what it shows. */
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { isCountry } from '#kernel/countries.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { contributionReports, type ReportName, reportsOf } from '../model/reports.ts'
import classes from './reports.module.css'
import { useWords } from './words.ts'

export const ReportsScreen = () => <Reports />
export const ContributionReportsScreen = () => <Reports only={contributionReports} />

function Reports({ only }: { readonly only?: readonly ReportName[] }) {
  const t = useWords()
  const country = useMe().country ?? ''
  const mayWrite = mayEnter(useSession(), 'payroll.templates')
  const names = (isCountry(country) ? reportsOf(country) : []).filter((name) => !only || only.includes(name))
  return (
    <Page title={only ? t('payreports.contributions') : t('payreports.title')} crumb={t('payreports.crumb')}>
      <ul className={classes.cards}>
        {names.map((name) => (
          <Card
            key={name}
            to={addressOf(name)}
            title={t(`payreports.name.${name}`)}
            about={t(`payreports.about.${name}`)}
          />
        ))}
        {!only && mayWrite && (
          <Card to="/app/payroll/reports/own" title={t('payreports.own')} about={t('payreports.about.own')} />
        )}
      </ul>
    </Page>
  )
}

const Card = ({ to, title, about }: { readonly to: string; readonly title: string; readonly about: string }) => (
  <li>
    <Link to={to} className={`card ${classes.card}`}>
      <strong>{title}</strong>
      <span className="muted">{about}</span>
    </Link>
  </li>
)

export const addressOf = (name: ReportName): string =>
  `/app/payroll/reports/${contributionReports.includes(name) ? 'contributions/' : ''}${name}`
