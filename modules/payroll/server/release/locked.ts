/** A payslip's PDF locked by a word: AES-256, its tags as they were. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Country } from '#kernel/countries.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'

export type LockedBy = 'none' | 'identity_last6' | 'birth_date' | 'own'

type Known = Pick<PersonForFiles, 'identityNumber' | 'passportNumber' | 'birthDate'> &
  Partial<Pick<PersonForFiles, 'statutory'>>

/** What a mail says the file opens with: of somebody without one identity number, the number at the social security. */
export type OpenedBy = LockedBy | 'sss_last6'
type Word = { readonly word: string; readonly by: OpenedBy }

/** The word of this person; undefined where what it is made of is not known. */
export function wordOf(
  by: Exclude<LockedBy, 'none'>,
  person: Known,
  own: string | undefined,
  country: Country,
): Word | undefined {
  if (by === 'own') return own === undefined ? undefined : { word: own, by }
  if (by === 'birth_date') {
    if (!person.birthDate) return undefined
    const [year = '', month = '', day = ''] = person.birthDate.split('-')
    return { word: `${day}${month}${year}`, by }
  }
  // The Philippines has no number that everybody has as a citizen; the SSS number is for life, and every employee has it.
  if (country === 'PH') return lastSix(String(person.statutory?.sss_number ?? ''), 'sss_last6')
  return lastSix(person.identityNumber || person.passportNumber || '', by)
}

function lastSix(number: string, by: OpenedBy): Word | undefined {
  const bare = number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return bare.length >= 6 ? { word: bare.slice(-6), by } : undefined
}

export async function locked(pdf: Uint8Array, word: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.encrypt({
    userPassword: word,
    ownerPassword: word,
    permissions: { printing: 'highResolution', contentAccessibility: true },
  })
  return document.save({ useObjectStreams: false })
}
