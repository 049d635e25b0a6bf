/** The files of a run, and which numbers of the employer each still lacks. */

import { bankName, type CompanyFacts } from '#modules/company/server/public.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { filesOf } from '../../model/output/files-of.ts'
import type { FilesOfRun } from './files-of-run.ts'

export function filesOfRun(
  company: CompanyFacts,
  own: ReadonlySet<string>,
  { language, say }: { language: Language; say: Say },
): FilesOfRun {
  const listed = filesOf(company.country, own).map(
    ({ name, kind, label, note, standing, standingLabel, needs, editable, oneBank }) => ({
      name,
      label: say(language, label),
      standing: say(language, standingLabel),
      note: say(language, note),
      ...{ kind, editable, one_bank: oneBank },
      settled: standing === 'confirmed' || standing === 'company',
      missing: needs
        .filter((number) => !company.employerNumbers[number])
        .map((number) => fieldName(number, language, say)),
    }),
  )
  return {
    listed,
    nameOf: (name) => bankName(company.country, name) ?? listed.find((file) => file.name === name)?.label ?? name,
  }
}

const fieldName = (number: string, language: Language, say: Say): string =>
  say(language, `payroll.file-field.${number}`)
