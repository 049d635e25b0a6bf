/** On first pages: articles that still wait to be confirmed, for whoever keeps the handbook; what each has to confirm. */
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { articlesOf } from './article-store.ts'
import { standingFor } from './standing-store.ts'

export const documentationHome: HomeCard = {
  key: 'workplace',
  areas: ['documentation.write'],
  read: async (tx, { company, today, t }) => {
    const { rows } = await articlesOf(tx, company.companyId, { today }, { confirmed: true })
    const waiting = rows.filter((row) => row.confirmed < row.readers)
    return counted(t, waiting.length, 'handbook.home.waiting', '/app/documentation?view=handbook&f.standing=waiting')
  },
}

export const documentationDue: OwnDue = {
  areas: ['documentation.own'],
  read: async (tx, { company, employeeId, today, language, t }) => {
    const rows = await standingFor(tx, company.companyId, employeeId, { today }, { open: true })
    return rows.slice(0, 3).map((row) => {
      const title = (language === 'zh-Hant' && row.title_zh) || row.title
      return { text: t('handbook.home.confirm', { title }), to: `/me/handbook?open=${row.id}` }
    })
  },
}
