/** A drawing of the chart as one picture that stands alone: no style sheet, no script, every letter escaped. */
import { BOX, type Drawing } from './layout.ts'

export type Picture = { readonly text: string; readonly width: number; readonly height: number }

const MARGIN = 32
const FONT = "system-ui, 'Noto Sans', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif"
/** Letters that fit in a box; Chinese ones are twice as wide. */
const [NAME_FITS, ABOUT_FITS] = [25, 30]

export function svgOf({ width, height, boxes, lines }: Drawing, title: string): Picture {
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN]
  const strokes = lines.map(({ x1, y1, x2, y2 }) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`).join('')
  const people = boxes.map(({ node: { person, below }, x, y, folded }) => {
    const about = [person.position, person.department].filter(Boolean).join(' · ')
    const more = folded ? `<text x="${BOX.width - 12}" y="22" text-anchor="end" class="q">+${below}</text>` : ''
    return `<g transform="translate(${x} ${y})"><rect width="${BOX.width}" height="${BOX.height}" rx="9"/><text x="14" y="24" class="n">${escaped(cut(person.full_name, NAME_FITS))}</text><text x="14" y="43" class="q">${escaped(cut(about, ABOUT_FITS))}</text>${more}</g>`
  })
  const style = `text{font-family:${FONT}}.n{font-size:13px;font-weight:650;fill:#1b2430}.q{font-size:11px;fill:#5d6772}rect{fill:#fff;stroke:#b9c2cb}line{stroke:#b9c2cb}`
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><title>${escaped(title)}</title><style>${style}</style><path d="M0 0H${wide}V${high}H0Z" fill="#fff"/><g transform="translate(${MARGIN} ${MARGIN})">${strokes}${people.join('')}</g></svg>`
  return { text, width: wide, height: high }
}

function cut(text: string, fits: number): string {
  let room = fits
  let kept = ''
  for (const letter of text) {
    room -= letter > '\u2e80' ? 2 : 1
    if (room < 0) return `${kept}…`
    kept += letter
  }
  return kept
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign)
