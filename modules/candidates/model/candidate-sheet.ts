/**
 * Candidates as a sheet: vacancy and e-mail tell them apart. Where somebody stands is told and not changed by it, since
 * moves are made one by one.
 */
import { isIsoCountry } from '#kernel/iso-countries.ts'
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { emailKey, phoneDigits } from './same-person.ts'
import { type Status, statuses } from './stages.ts'

export type SheetVacancy = { readonly id: string; readonly label: string; readonly ended: boolean }
export type SheetCandidate = {
  readonly id: string
  /** Of the vacancy: the log names nobody who applied. */
  readonly name: string
  readonly vacancy_id: string
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly country: string | null
  readonly expected_salary: string | null
  readonly available_from: string | null
  readonly source: string | null
  readonly cover_letter: string | null
  readonly talent_pool: boolean
  readonly status: Status
}

const EMAIL = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`
const PHONE = String.raw`\+?[\d ()-]{6,20}`
export const candidateSheet: Sheet = {
  name: 'candidates',
  columns: [
    { name: 'vacancy', word: 'candidates.sheet.vacancy', kind: 'text', required: true, example: 'Barista' },
    {
      ...{ name: 'email', word: 'candidates.sheet.email', kind: 'code', required: true, pattern: EMAIL, max: 254 },
      example: 'lin.mei@example.com',
    },
    { name: 'full_name', word: 'candidates.sheet.full_name', kind: 'text', required: true, example: 'Lin Mei' },
    {
      ...{ name: 'phone', word: 'candidates.sheet.phone', kind: 'code', required: true, pattern: PHONE },
      example: '+60 12-345 6789',
    },
    { name: 'country', word: 'candidates.sheet.country', kind: 'code', pattern: '[A-Za-z]{2}', upper: true },
    { name: 'expected_salary', word: 'candidates.sheet.expected_salary', kind: 'money' },
    { name: 'available_from', word: 'candidates.sheet.available_from', kind: 'date' },
    { name: 'source', word: 'candidates.sheet.source', kind: 'text', example: 'A fair' },
    { name: 'cover_letter', word: 'candidates.sheet.cover_letter', kind: 'text', max: 10_000 },
    { name: 'talent_pool', word: 'candidates.sheet.talent_pool', kind: 'flag', example: 'no' },
    { name: 'status', word: 'candidates.sheet.status', kind: 'choice', choices: statuses },
  ],
}

type Named = Omit<SheetVacancy, 'label'> & { readonly position: string; readonly opened: string }

/** By the position; where several vacancies are of one, with the day each began, and its number where that is not enough. */
export function labelled(vacancies: readonly Named[]): readonly SheetVacancy[] {
  const unique = (labels: readonly string[]) => {
    const count = new Map<string, number>()
    for (const label of labels) count.set(folded(label), (count.get(folded(label)) ?? 0) + 1)
    return labels.map((label) => count.get(folded(label)) === 1)
  }
  const plain = vacancies.map(({ position }) => position)
  const dated = vacancies.map(({ position, opened }) => `${position} (${opened})`)
  const [isPlain, isDated] = [unique(plain), unique(dated)]
  return vacancies.map(({ id, ended }, at) => {
    const exact = isDated[at] ? dated[at] : `${dated[at]} ${id}`
    return { id, ended, label: (isPlain[at] ? plain[at] : exact) ?? '' }
  })
}

export const candidateRows = (candidates: readonly SheetCandidate[]) =>
  candidates.map(({ id: _, vacancy_id: __, name, ...candidate }) => ({ ...candidate, vacancy: name }))

export const candidateList = (vacancies: readonly SheetVacancy[], newId: () => string): ListKind<SheetCandidate> => ({
  kind: 'candidate',
  keyOf: ({ name, email }) => keyOf(name, email),
  keyIn: (row) => keyOf(textIn(row, 'vacancy') ?? '', textIn(row, 'email') ?? ''),
  keyColumn: 'email',
  itemOf(row, before) {
    const vacancy = vacancies.find(({ label }) => folded(label) === folded(textIn(row, 'vacancy') ?? ''))
    if (!vacancy) return [fault(row, 'vacancy', 'candidates.unknown-vacancy', { key: 'candidates.expected.vacancy' })]
    const flag = row.values.talent_pool
    const candidate: SheetCandidate = {
      id: before?.id ?? newId(),
      name: vacancy.label,
      vacancy_id: vacancy.id,
      full_name: textIn(row, 'full_name') ?? before?.full_name ?? '',
      email: before?.email ?? emailKey(textIn(row, 'email') ?? ''),
      phone: textIn(row, 'phone') ?? before?.phone ?? '',
      country: said(row, 'country', before?.country),
      expected_salary: said(row, 'expected_salary', before?.expected_salary),
      available_from: said(row, 'available_from', before?.available_from),
      source: said(row, 'source', before?.source),
      cover_letter: said(row, 'cover_letter', before?.cover_letter),
      talent_pool: typeof flag === 'boolean' ? flag : (before?.talent_pool ?? false),
      status: before?.status ?? 'pending',
    }
    const faults = faultsOf(row, candidate, { ended: vacancy.ended && !before })
    return faults.length > 0 ? faults : candidate
  },
  nameOf: ({ full_name, email, name }) => `${full_name} <${email}> · ${name}`,
  fields: {
    full_name: ({ full_name }) => full_name,
    phone: ({ phone }) => phone,
    country: ({ country }) => country,
    expected_salary: ({ expected_salary }) => expected_salary,
    available_from: ({ available_from }) => available_from,
    source: ({ source }) => source,
    cover_letter: ({ cover_letter }) => cover_letter,
    talent_pool: ({ talent_pool }) => (talent_pool ? 'yes' : 'no'),
  },
})

function faultsOf(row: Row, candidate: SheetCandidate, { ended }: { readonly ended: boolean }): CellFault[] {
  const status = textIn(row, 'status')
  const wrong: readonly (readonly [boolean, string, string, string])[] = [
    [ended, 'vacancy', 'candidates.vacancy-ended', 'candidates.expected.vacancy'],
    [
      status !== null && status !== candidate.status,
      'status',
      'candidates.moved-elsewhere',
      'candidates.expected.status',
    ],
    [
      ...([candidate.country !== null && !isIsoCountry(candidate.country), 'country'] as const),
      ...(['candidates.country', 'candidates.expected.country'] as const),
    ],
    [phoneDigits(candidate.phone).length < 6, 'phone', 'candidates.phone', 'candidates.expected.phone'],
  ]
  return wrong.flatMap(([is, column, key, expected]) => (is ? [fault(row, column, key, { key: expected })] : []))
}

/** Somebody who is new by their e-mail, and known for the vacancy by their phone, would be there twice. */
export function knownByPhone(
  rows: readonly Row[],
  after: readonly SheetCandidate[],
  isNew: (one: SheetCandidate) => boolean,
): readonly CellFault[] {
  const phoneOf = ({ vacancy_id, phone }: SheetCandidate) => `${vacancy_id} ${phoneDigits(phone)}`
  const byPhone = new Map<string, number>()
  for (const one of after.filter(({ status }) => status !== 'migrated'))
    byPhone.set(phoneOf(one), (byPhone.get(phoneOf(one)) ?? 0) + 1)
  const twice = new Set(
    after
      .filter((one) => isNew(one) && (byPhone.get(phoneOf(one)) ?? 0) > 1)
      .map(({ name, email }) => keyOf(name, email)),
  )
  return rows
    .filter((row) => twice.has(keyOf(textIn(row, 'vacancy') ?? '', textIn(row, 'email') ?? '')))
    .map((row) => fault(row, 'phone', 'candidates.known-by-phone', { key: 'candidates.expected.other-phone' }))
}

const keyOf = (vacancy: string, email: string): string => `${folded(vacancy)} ${emailKey(email)}`
/** A column that is not there says nothing; an empty cell says there is none. */
const said = (row: Row, column: string, before: string | null = null): string | null =>
  cellAt(row, column) === undefined ? before : textIn(row, column)
