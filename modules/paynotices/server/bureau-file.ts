/** The batch sheets of Taiwan's bureaus: whole, or none, with who lacks what. */
import { companyFacts } from '#modules/company/server/public.ts'
import { personAtFault } from '#modules/employees/model/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type FileReply, fileReply, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { big5Bytes, notInBig5 } from '#platform/sheets/server/big5.ts'
import { isLower } from '../model/adjusting.ts'
import type { SourceName } from '../model/sources.ts'
import { csvLines, csvText } from '../model/tw/csv.ts'
import { rowsOf, type SheetName, sheets } from '../model/tw/sheets.ts'
import { gathered, type Notice, type Reading } from './gather.ts'
import type { Telling } from './view.ts'
import { xlsFile } from './xls.ts'

type Asked = { readonly ids?: string | undefined; readonly format: 'csv' | 'xls' }

export async function bureauFile(
  tx: Tx,
  call: Reading & Telling,
  name: SheetName,
  { ids, format }: Asked,
): Promise<FileReply | Problem> {
  const { form, needs, withHealth } = sheets[name]
  const { country, employerNumbers } = await companyFacts(tx, call.company.companyId)
  if (country !== 'TW') return notFound()
  const wanted = ids === undefined || ids === '' ? undefined : new Set(ids.split(','))
  const { notices, today } = await gathered(
    tx,
    call,
    (one) => one.form === form && (wanted ? wanted.has(one.id) : one.status === 'open'),
  )
  if (wanted && notices.length < wanted.size) return notFound()
  if (notices.length === 0) return problem('paynotices.file-empty')
  const labour = (employerNumbers.labour_insurance_number ?? '').replace(/[^A-Za-z0-9]/g, '')
  const health = employerNumbers.health_insurance_unit_code ?? ''
  if (labour.length !== 9) return lacks(call, 'labour_insurance_number')
  if (withHealth && health === '') return lacks(call, 'health_insurance_unit_code')
  for (const field of needs) {
    const without = notices.filter((one) => standsAt(one, field) === '')
    if (without.length > 0) return lacks(call, field, without)
  }
  const people = notices.map(({ person, boxes, facts }) => ({
    ...{ boxes, statutory: person.statutory, isForeign: person.citizenship === 'non_citizen' },
    isLower: facts.adjustment !== undefined && isLower(facts.adjustment),
  }))
  const rows = rowsOf(name, people, { labour, health })
  const file = `${name}-${today}`
  if (format === 'xls') return fileReply(`${file}.xls`, 'application/vnd.ms-excel', xlsFile(rows, name))
  const texts = csvLines(rows)
  const letters = texts.map(notInBig5)
  const strange = letters.findIndex(Boolean)
  const letter = letters[strange]
  if (letter === undefined) return fileReply(`${file}.csv`, 'text/csv; charset=big5', big5Bytes(csvText(texts)))
  const { person } = notices[strange - 1] ?? {}
  const label = call.say(call.language, 'paynotices.box.full_name')
  return problem('paynotices.not-in-big5', {
    params: { letter, name: person ? `${person.staffId} ${person.fullName}` : '' },
    ...(person && {
      data: [`${person.staffId} ${person.fullName}: ${label}`],
      extra: { people: [personAtFault(person, 'TW', 'full_name', label)] },
    }),
  })
}

/** What the record calls a box that is put right there. */
const inRecord: Readonly<Partial<Record<SourceName, string>>> = {
  identity_number: 'identity_number',
  birth_date: 'birth_date',
  pay_month: 'basic_salary',
  first_day: 'joined_on',
  last_day: 'left_on',
}

type EmployerNumber = 'labour_insurance_number' | 'health_insurance_unit_code'

const standsAt = ({ boxes }: Notice, field: SourceName): string =>
  boxes.find(({ box: { is } }) => is === field)?.value ?? ''

function lacks({ say, language }: Telling, field: SourceName | EmployerNumber, about: readonly Notice[] = []): Problem {
  const text = say(language, `paynotices.box.${field}`)
  const asked = field in inRecord ? inRecord[field as SourceName] : undefined
  return problem('paynotices.file-needs', {
    params: { field: text },
    errors: { [field]: ['paynotices.file-needs-field'] },
    data: about.map(({ person: { staffId, fullName } }) => `${staffId} ${fullName}: ${text}`),
    ...(asked !== undefined &&
      about.length > 0 && {
        extra: { people: about.map(({ person }) => personAtFault(person, 'TW', asked, text)) },
      }),
  })
}
