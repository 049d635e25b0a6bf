/** Training but its requests: courses, their sessions, certificates, bonds, and who has still to go. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { Bonds } from './bonds.tsx'
import { Certificates } from './certificates.tsx'
import { Courses } from './courses.tsx'
import { Matrix } from './matrix.tsx'
import { Report } from './report.tsx'
import { Sessions } from './sessions.tsx'
import classes from './training.module.css'
import { useWords } from './words.ts'

const views = {
  sessions: Sessions,
  courses: Courses,
  certificates: Certificates,
  bonds: Bonds,
  matrix: Matrix,
  report: Report,
}
const names = ['sessions', 'courses', 'certificates', 'bonds', 'matrix', 'report'] as const

export function TrainingScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const search: { readonly view?: string } = useSearch({ strict: false })
  const shown = names.find((name) => name === search.view) ?? 'sessions'
  const View = views[shown]
  const show = (chosen: string | null) => void navigate({ to: '.', search: { view: chosen ?? undefined } as never })
  return (
    <Page full title={t('training.title')} crumb={t('training.crumb')}>
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <TabsList>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`training.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
      </Tabs>
      <div className={classes.view}>
        <View />
      </div>
    </Page>
  )
}
