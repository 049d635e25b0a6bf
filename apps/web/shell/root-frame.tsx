/** Around every page: the window's title, and the dialogs with which the client asks its two questions. */
import { Notifications } from '@mantine/notifications'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle, windowTitle } from '#design/page-title.ts'
import { QuestionDialogs } from '#platform/identity/web/question-dialogs.tsx'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'

/** Their heads say hello. */
const GREETED = ['screen.dashboard', 'screen.me']
/** Its own title says all there is. */
const ERROR = 'screen.error'

export function RootFrame() {
  const t = useWords()
  const language = useLanguage()
  const word = useMatches().findLast((match) => match.staticData.word)?.staticData.word
  const title = usePageTitle()
  useEffect(() => {
    const screen = word && !(word === ERROR && title) ? say(word) : undefined
    document.title = windowTitle(GREETED.includes(word ?? '') ? undefined : title, screen)
    document.documentElement.lang = language === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
  }, [title, word, language])
  return (
    <>
      <Outlet />
      <QuestionDialogs />
      {/* Where menus and dialogs are drawn: a place with a name, so that nothing stands outside of one. */}
      <section id="overlays" aria-label={t('shell.overlays')}>
        <Notifications position="bottom-left" limit={4} withinPortal={false} />
      </section>
    </>
  )
}
