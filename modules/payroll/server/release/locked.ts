/** A payslip's PDF locked by a word: AES-256, its tags as they were. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { PersonForFiles } from '#modules/employees/model/public.ts'

export type LockedBy = 'none' | 'identity_last6' | 'birth_date' | 'own'

/** The word of this person; undefined where what it is made of is not known. */
export function wordOf(
  by: Exclude<LockedBy, 'none'>,
  {
    identityNumber,
    passportNumber,
    birthDate,
  }: Pick<PersonForFiles, 'identityNumber' | 'passportNumber' | 'birthDate'>,
  own: string | undefined,
): string | undefined {
  if (by === 'own') return own
  if (by === 'birth_date') {
    if (!birthDate) return undefined
    const [year = '', month = '', day = ''] = birthDate.split('-')
    return `${day}${month}${year}`
  }
  const bare = (identityNumber || passportNumber || '').replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return bare.length >= 6 ? bare.slice(-6) : undefined
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
