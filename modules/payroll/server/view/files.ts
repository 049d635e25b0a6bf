/** The files of a run, and which numbers of the employer each still lacks. */
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { filesOf } from '../../model/output/files-of.ts'
import type { FileOfRun } from './run-view.ts'

export function filesOfRun(company: CompanyFacts, { language, say }: { language: Language; say: Say }): FileOfRun[] {
  return filesOf(company.country).map(({ name, label, standing, standingLabel, needs }) => ({
    name,
    label: say(language, label),
    standing: say(language, standingLabel),
    settled: standing === 'confirmed',
    missing: needs
      .filter((number) => !company.employerNumbers[number])
      .map((number) => fieldName(number, language, say)),
  }))
}

const fieldName = (number: string, language: Language, say: Say): string =>
  say(language, `payroll.file-field.${number}`)
