/** The files of Malaysian authorities. What is open of a layout stands in its note (words/output.*.json). */
import type { StatutoryLayout } from '../statutory-layout.ts'
import { cp39File } from './cp39-file.ts'
import { epfFile } from './epf-file.ts'
import { perkesoFile } from './perkeso-file.ts'

export const statutoryLayouts: readonly StatutoryLayout[] = [
  { name: 'epf', standing: 'confirmed', needs: ['epf_employer_number'], make: epfFile },
  { name: 'perkeso', standing: 'confirmed', needs: ['socso_employer_code'], make: perkesoFile },
  { name: 'cp39', standing: 'confirmed', needs: ['employer_tax_number'], make: cp39File },
]
