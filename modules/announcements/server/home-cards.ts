/** On first pages: announcements that still wait to be confirmed, for whoever writes them; what is new, for each person. */
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { announcementsOf } from './announcement-store.ts'
import { standingFor } from './reader-store.ts'

export const announcementsHome: HomeCard = {
  key: 'workplace',
  areas: ['announcement'],
  read: async (tx, { company, clock, today, t }) => {
    const now = clock.now()
    const { rows } = await announcementsOf(
      tx,
      company.companyId,
      { now, today },
      { state: 'published', confirmed: true },
    )
    const waiting = rows.filter((row) => row.acknowledged < row.readers)
    return counted(t, waiting.length, 'announcement.home.waiting', '/app/announcement?f.standing=waiting')
  },
}

/** What has to be confirmed, and what nobody opened yet. */
export const announcementsDue: OwnDue = {
  areas: ['announcement.own'],
  read: async (tx, { company, clock, employeeId, today, language, t }) => {
    const when = { now: clock.now(), today }
    const rows = await standingFor(tx, company.companyId, employeeId, when, { open: true })
    return rows.slice(0, 3).map((row) => {
      const title = (language === 'zh-Hant' && row.title_zh) || row.title
      const word = row.must_acknowledge && row.acknowledged_at === null ? 'confirm' : 'new'
      return { text: t(`announcement.home.${word}`, { title }), to: `/me/announcements?open=${row.id}` }
    })
  },
}
