/** What a workbook says of itself: which sheet comes first, its shared texts, which styles are days. */
import { Unreadable } from './unreadable.ts'
import { attributeOf, partText, textOfRuns } from './xlsx-text.ts'
import { dayStyles } from './xlsx-values.ts'
import { partsOf, type ZipPart } from './zip.ts'

export type Book = {
  readonly sheet: ZipPart
  readonly texts: readonly string[]
  readonly dayStyles: readonly boolean[]
  readonly from1904: boolean
}

export async function bookOf(bytes: Buffer): Promise<Book> {
  const parts = await partsOf(bytes)
  const workbook = parts.get(WORKBOOK)
  if (!workbook) throw new Unreadable('sheets.not-a-sheet')
  // Macros make another kind of file, whatever its name says.
  if (parts.has('xl/vbaProject.bin')) throw new Unreadable('sheets.wrong-type')
  const xml = await partText(workbook)
  const relations = await relationsOf(parts.get('xl/_rels/workbook.xml.rels'))
  const first = [...xml.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].find(
    ([, attributes = '']) => (attributeOf(attributes, 'state') ?? 'visible') === 'visible',
  )
  const target = relations.get(attributeOf(first?.[1] ?? '', '(?:\\w+:)?id') ?? '')
  const sheet = target === undefined ? undefined : parts.get(target)
  if (!sheet) throw new Unreadable('sheets.unreadable')
  const strings = parts.get('xl/sharedStrings.xml')
  const styles = parts.get('xl/styles.xml')
  return {
    sheet,
    texts: strings ? sharedTexts(await partText(strings)) : [],
    dayStyles: styles ? dayStyles(await partText(styles)) : [],
    from1904: /<(?:\w+:)?workbookPr\b[^>]*\bdate1904\s*=\s*["'](1|true)["']/.test(xml),
  }
}

const WORKBOOK = 'xl/workbook.xml'

/** Relation id -> part inside this file; what points outside is not there. */
async function relationsOf(part: ZipPart | undefined): Promise<Map<string, string>> {
  const relations = new Map<string, string>()
  if (!part) return relations
  for (const [, attributes = ''] of (await partText(part)).matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)) {
    const id = attributeOf(attributes, 'Id')
    const target = attributeOf(attributes, 'Target')
    if (!id || !target || attributeOf(attributes, 'TargetMode') === 'External') continue
    relations.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)
  }
  return relations
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  for (const [, item] of xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)) {
    texts.push(item === undefined ? '' : textOfRuns(item))
  }
  return texts
}
