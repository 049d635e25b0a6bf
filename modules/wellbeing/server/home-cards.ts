/** On first pages: alerts that wait, for reviewers; that nobody holds the role and help lines to check, for HR; that it was taken on, for the person. */
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { linesToCheck } from '../model/lines.ts'
import { alertsFor, alertsOf } from './alert-store.ts'
import { REVIEWER } from './reviewers.ts'

const SETTINGS = '/app/settings/wellbeing'

export const wellbeingHome: readonly HomeCard[] = [
  {
    key: 'workplace',
    areas: ['wellbeing'],
    read: async (tx, { company, session, t }) => {
      const rows = await alertsFor(tx, company.companyId, session.accountId, 'new')
      return counted(t, rows.length, 'wellbeing.home.waiting', '/app/almaWellbeingAlerts?tab=new')
    },
  },
  {
    key: 'workplace',
    areas: ['settings.wellbeing'],
    read: async (tx, { company, session, today, t }) => {
      const held = await accountsInRoles(tx, company.companyId, [REVIEWER])
      const count = linesToCheck(today).filter(({ country }) => country === session.country).length
      return [
        ...(held.length > 0 ? [] : [{ text: t('wellbeing.home.nobody'), to: SETTINGS }]),
        ...(count > 0 ? [{ text: t('wellbeing.home.lines', { count }), to: SETTINGS }] : []),
      ]
    },
  },
]

export const wellbeingDue: OwnDue = {
  areas: ['wellbeing.own'],
  read: async (tx, { company, session, t }) => {
    const mine = await alertsOf(tx, company.companyId, session.accountId)
    return mine.some(({ status }) => status === 'taken')
      ? [{ text: t('wellbeing.home.taken'), to: '/me/wellbeing' }]
      : []
  },
}
