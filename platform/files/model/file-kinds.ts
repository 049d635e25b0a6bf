/**
 * What kind of file somebody sends, by its name and by its first bytes together: a page named .png is refused, and so
 * is a picture named .pdf. What is not among these kinds is not kept.
 */
import { jpeg } from './pictures/jpeg.ts'
import type { PictureFormat } from './pictures/picture.ts'
import { png } from './pictures/png.ts'
import { webp } from './pictures/webp.ts'

export type FileKind = {
  /** Without the dot; the first is the one we write. */
  readonly extensions: readonly string[]
  readonly type: string
  readonly magic: (bytes: Uint8Array) => boolean
  readonly picture?: PictureFormat
  /** A zip whose parts tell what it is: looked into before it is kept. */
  readonly parts?: string
}

const pictures: readonly FileKind[] = [
  {
    extensions: ['png'],
    type: 'image/png',
    magic: begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    picture: png,
  },
  { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', magic: begins([0xff, 0xd8, 0xff]), picture: jpeg },
  {
    extensions: ['webp'],
    type: 'image/webp',
    magic: (bytes) => begins([0x52, 0x49, 0x46, 0x46])(bytes) && begins([0x57, 0x45, 0x42, 0x50])(bytes.subarray(8)),
    picture: webp,
  },
]

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const zip = begins([0x50, 0x4b, 0x03, 0x04])
/** Word and Excel before 2007. */
const oldOffice = begins([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const papers: readonly FileKind[] = [
  { extensions: ['pdf'], type: 'application/pdf', magic: begins([0x25, 0x50, 0x44, 0x46, 0x2d]) },
  { extensions: ['docx'], type: `${OFFICE}wordprocessingml.document`, magic: zip, parts: 'word/document.xml' },
  { extensions: ['xlsx'], type: `${OFFICE}spreadsheetml.sheet`, magic: zip, parts: 'xl/workbook.xml' },
  { extensions: ['doc'], type: 'application/msword', magic: oldOffice },
  { extensions: ['xls'], type: 'application/vnd.ms-excel', magic: oldOffice },
]

/** What a call takes: pictures alone, those that printed pages can carry, papers and pictures of papers, or what people write of themselves. */
export const accepted = {
  picture: pictures,
  printable: pictures.filter(({ type }) => type !== 'image/webp'),
  document: [...papers, ...pictures],
  resume: papers.filter(({ extensions }) => ['pdf', 'docx', 'doc'].some((one) => extensions.includes(one))),
} as const
export type Accepted = keyof typeof accepted

export const extensionsOf = (wanted: Accepted): readonly string[] =>
  accepted[wanted].flatMap(({ extensions }) => extensions.map((one) => `.${one}`))

export function kindOf(wanted: Accepted, name: string, bytes: Uint8Array): FileKind | undefined {
  const extension = /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase()
  return accepted[wanted].find(
    (kind) => extension !== undefined && kind.extensions.includes(extension) && kind.magic(bytes),
  )
}

function begins(magic: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => magic.every((byte, at) => bytes[at] === byte)
}
