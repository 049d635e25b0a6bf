/** Guides to what one may open: who cannot reach a screen is not told how to use it. */
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { ownGuides, guides as panelGuides } from '../contract/guides.ts'
import type { Guide } from '../model/guide.ts'
import { guides } from '../model/guides.ts'
import { matches } from '../model/search.ts'

export const guideHandlers: readonly Handler[] = [
  on(panelGuides, ({ session, query }) => Promise.resolve(found(session, query.search))),
  on(ownGuides, ({ session, query }) =>
    Promise.resolve(found(session, query.search, ({ screen }) => screen.startsWith('/me'))),
  ),
]

const found = (session: Session, search: string | undefined, among: (guide: Guide) => boolean = () => true) =>
  guides
    .filter((guide) => mayEnter(session, guide.area) && among(guide) && (!search || isAbout(guide, search)))
    .map(({ id, title, words, steps, screen }) => ({
      ...{ id, title, words, screen },
      steps: { en: [...steps.en], zh: [...steps.zh] },
    }))

const isAbout = ({ title, words, steps }: Guide, search: string): boolean =>
  matches(search, [title.en, title.zh, words.en, words.zh, ...steps.en, ...steps.zh])
