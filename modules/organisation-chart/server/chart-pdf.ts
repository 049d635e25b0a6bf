/** The chart on one page, as large as it is: placed by the same rules as on the screen, set by the page setter. */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { chartOf, type Node } from '../model/chart.ts'
import { BOX, drawingOf } from '../model/layout.ts'
import type { ChartNode } from './chart-of-call.ts'

type Wanted = { readonly root: string | undefined; readonly folded: ReadonlySet<string> }
type Printing = {
  readonly say: Say
  readonly language: Language
  readonly clock: Clock
  readonly session: LiveSession
}

/** A page may be two hundred inches long; what is larger is drawn smaller. Points. */
const LONGEST = 14_000
const MARGIN = 36
const HEAD = 34
/** Pixels of the drawing to points. */
const SCALE = 0.75

export async function chartPdf(
  people: readonly ChartNode[],
  { root, folded }: Wanted,
  { say, language, clock, session }: Printing,
): Promise<Buffer> {
  const chart = chartOf(people)
  const from = root === undefined ? undefined : chart.byId.get(root)
  const drawing = drawingOf(from ? [from] : chart.roots, folded)
  const scale = Math.min(SCALE, (LONGEST - 2 * MARGIN) / Math.max(drawing.width, drawing.height))
  const data = {
    ...languages[language],
    title: say(language, 'organisation-chart.title'),
    day: clock.today(session.timezone),
    count: say(language, 'organisation-chart.people', { count: drawing.boxes.length }),
    margin: MARGIN,
    head: HEAD,
    scale,
    width: Math.max(drawing.width * scale, NARROWEST),
    height: drawing.height * scale,
    box: BOX,
    boxes: drawing.boxes.map(({ node, x, y, folded: closed }) => ({ x, y, ...textOf(node, closed, say, language) })),
    lines: drawing.lines,
  }
  const pdf = await pdfMaker.make({ template: 'organisation-chart', data: JSON.stringify(data), tagged: false })
  return Buffer.from(pdf.buffer)
}

/** Room for the title. */
const NARROWEST = 260

function textOf({ person, below }: Node, folded: boolean, say: Say, language: Language) {
  return {
    name: person.full_name,
    about: [person.position, person.department].filter(Boolean).join(' · '),
    more: folded ? say(language, 'organisation-chart.below', { count: below }) : '',
  }
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
