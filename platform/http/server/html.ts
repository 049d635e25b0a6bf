/**
 * Pages that the server writes itself: a template whose holes are escaped, whatever stands in them. Only what this
 * file made is taken as it is.
 */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Hole = Html | string | number | null | undefined | false | readonly Hole[]

export const html = (parts: TemplateStringsArray, ...holes: readonly Hole[]): Html =>
  new Html(parts.map((part, at) => part + (at < holes.length ? written(holes[at]) : '')).join(''))

function written(hole: Hole): string {
  if (hole === null || hole === undefined || hole === false) return ''
  if (hole instanceof Html) return hole.text
  if (typeof hole === 'object') return hole.map(written).join('')
  return escaped(String(hole))
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

/** Data in a script that is none: nothing in it can end the element or begin a comment. */
export const dataScript = (data: unknown): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  )
