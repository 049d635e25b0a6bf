/** A layout as it is being edited: every cell a text, as fields of a form want them. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { fileLayout } from '../../contract/file-layouts.ts'

export type ShownLayout = DataOf<typeof fileLayout>
export type Layout = ShownLayout['layout']
type Field = Layout['detail'][number]

/** Of a field that holds a text which never changes. */
export const FIXED = '='

export type FieldDraft = {
  value: string
  text: string
  title: string
  width: string
  align: 'left' | 'right' | 'zero'
  format: string
}
export type LineDraft = { fields: FieldDraft[] }
export type LayoutDraft = Pick<
  Layout,
  'kind' | 'encoding' | 'delimiter' | 'titles' | 'upper' | 'quotes' | 'extension'
> & {
  header: LineDraft[]
  detail: FieldDraft[]
  trailer: LineDraft[]
}

export const newField = (): FieldDraft => ({ value: FIXED, text: '', title: '', width: '', align: 'left', format: '' })

const draftOfField = ({ value, text, title, width, align, fill, format }: Field): FieldDraft => ({
  value: value ?? FIXED,
  text: text ?? '',
  title: title ?? '',
  width: width === undefined ? '' : String(width),
  align: fill === 'zero' ? 'zero' : (align ?? 'left'),
  format: format ?? '',
})

function fieldOf({ value, text, title, width, align, format }: FieldDraft): Field {
  return {
    ...(value === FIXED ? { text } : { value }),
    ...(title && { title }),
    ...(/^\d+$/.test(width) && { width: Number(width) }),
    ...(align !== 'left' && { align: 'right' as const }),
    ...(align === 'zero' && { fill: 'zero' as const }),
    ...(format && { format }),
  }
}

export const draftOf = ({ header, detail, trailer, ...layout }: Layout): LayoutDraft => ({
  ...layout,
  header: header.map((fields) => ({ fields: fields.map(draftOfField) })),
  detail: detail.map(draftOfField),
  trailer: trailer.map((fields) => ({ fields: fields.map(draftOfField) })),
})

export const layoutOf = ({ header, detail, trailer, ...layout }: LayoutDraft): Layout => ({
  ...layout,
  header: header.map(({ fields }) => fields.map(fieldOf)),
  detail: detail.map(fieldOf),
  trailer: trailer.map(({ fields }) => fields.map(fieldOf)),
})

/** `header.0.3.value` as the call names it, as the form does: `header.0.fields.3.value`. */
export const atForm = (path: string): string =>
  path.replace(/^layout\./, '').replace(/^(header|trailer)\.(\d+)\.(\d+)/, '$1.$2.fields.$3')
