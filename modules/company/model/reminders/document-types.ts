/** The kinds of papers of a person that run out. */
export const documentTypes = [
  'passport',
  'visa',
  'work_permit',
  'residence_card',
  'driving_licence',
  'professional_certificate',
  'health_certificate',
  'contract',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]
