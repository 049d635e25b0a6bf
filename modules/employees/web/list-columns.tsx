/** What the list of people shows, by what it is filtered, and its tabs. */
import type { ListAddress } from '#design/data-list/address.ts'
import type { Column, Filter, ListTab } from '#design/data-list/column.ts'
import { parseYearMonth } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { accountStates } from '#platform/identity/model/account-states.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { employees, employeesOverview } from '../contract/lists.ts'
import { marks } from '../model/marks.ts'
import { lastDays, NEXT_DAYS } from '../model/named-span.ts'
import { lacks, peopleTabs, standings } from '../model/people-query.ts'
import classes from './employees.module.css'
import { statusWord, typeWord } from './labels.ts'
import { PersonPhoto } from './photo/person-photo.tsx'
import { StandingBadge } from './standing-badge.tsx'
import type { useWords } from './words.ts'

export type EmployeeRow = DataOf<typeof employees>[number]
type Overview = DataOf<typeof employeesOverview>
type Say = ReturnType<typeof useWords>

export function employeeColumns(
  t: Say,
  language: Language,
  today: string,
  seesAccounts: boolean,
  ownFields: readonly OwnField[] = [],
): readonly Column<EmployeeRow>[] {
  return [
    {
      id: 'name',
      header: t('employees.name'),
      always: true,
      text: (row) => [row.full_name, row.preferred_name].filter(Boolean).join(' / '),
      sort: (row) => row.full_name,
      cell: (row) => (
        <span className={classes.person}>
          <PersonPhoto person={row} />
          <span className="strong">{row.full_name}</span>
          {row.preferred_name && row.preferred_name !== row.full_name && (
            <span className="muted">{row.preferred_name}</span>
          )}
        </span>
      ),
    },
    { id: 'staff_id', header: t('employees.staffId'), width: 98, phone: 'room', text: (row) => row.staff_id },
    {
      id: 'department',
      header: t('employees.department'),
      width: 170,
      goes: 1,
      text: (row) => [row.department, row.division].filter(Boolean).join(' · '),
    },
    { id: 'position', header: t('employees.position'), width: 170, goes: 2, text: (row) => row.position ?? '' },
    { id: 'manager', header: t('employees.manager'), width: 170, atFirst: 'hidden', text: (row) => row.manager ?? '' },
    { id: 'email', header: t('employees.email'), width: 220, atFirst: 'hidden', text: (row) => row.email ?? '' },
    {
      id: 'type',
      header: t('employees.employmentType'),
      width: 110,
      atFirst: 'hidden',
      text: (row) => typeWord(row.employment_type),
    },
    {
      id: 'joined_on',
      header: t('employees.joinedOn'),
      width: 108,
      goes: 3,
      text: (row) => dayText(row.joined_on, language),
      sort: (row) => row.joined_on,
      searched: false,
    },
    {
      id: 'left_on',
      header: t('employees.leftOn'),
      width: 116,
      atFirst: 'hidden',
      text: (row) => dayText(row.left_on, language),
      sort: (row) => row.left_on ?? '',
      searched: false,
    },
    {
      id: 'status',
      header: t('employees.status'),
      width: 142,
      phone: true,
      text: (row) =>
        row.status === 'active' && row.joined_on > today
          ? t('employees.startsOn', { day: dayText(row.joined_on, language) })
          : statusWord(row.status),
      cell: (row) => <StandingBadge person={{ ...row, is_service_account: false }} />,
      searched: false,
    },
    ...(seesAccounts
      ? [
          {
            id: 'account',
            header: t('employees.account'),
            width: 120,
            atFirst: 'hidden' as const,
            text: (row: EmployeeRow) => (row.account ? t(`employees.account.${row.account}`) : ''),
            searched: false as const,
            sorted: false as const,
          },
        ]
      : []),
    ...ownFields.map(
      (field): Column<EmployeeRow> => ({
        id: `own.${field.id}`,
        header: nameOfOwn(field, language),
        width: 140,
        atFirst: 'hidden',
        text: ({ own }) => ownText(t, language, field, own?.[field.id]),
        searched: false,
        ...(field.kind === 'number' && { number: true }),
      }),
    ),
  ]
}

type OwnField = Overview['own_fields'][number]

const nameOfOwn = ({ name, name_zh }: OwnField, language: Language): string =>
  (language === 'zh-Hant' && name_zh) || name

function ownText(t: Say, language: Language, { kind }: OwnField, value: string | undefined): string {
  if (value === undefined) return ''
  if (kind === 'date') return dayText(value, language)
  return kind === 'yes_no' ? t(value === 'yes' ? 'employees.own.yes' : 'employees.own.no') : value
}

const ownFilters = (t: Say, language: Language, fields: readonly OwnField[]): Filter<EmployeeRow>[] =>
  fields.map((field) => ({
    id: `own.${field.id}`,
    label: nameOfOwn(field, language),
    ...(isTyped(field.kind) ? { typed: field.kind, options: [] } : { options: optionsOf(t, language, field) }),
  }))

const isTyped = (kind: string): kind is 'text' | 'number' | 'date' => ['text', 'number', 'date'].includes(kind)

const optionsOf = (t: Say, language: Language, field: OwnField) =>
  (field.kind === 'choice' ? field.choices : ['yes', 'no']).map((value) => ({
    value,
    label: ownText(t, language, field, value),
  }))

type Narrowing = {
  readonly overview: Overview | undefined
  readonly address: ListAddress
  readonly language: Language
  readonly seesPay: boolean
  readonly seesAccounts: boolean
}

export function employeeFilters(
  t: Say,
  { overview, address, language, seesPay, seesAccounts }: Narrowing,
): readonly Filter<EmployeeRow>[] {
  const named = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))
  return [
    { id: 'department', label: t('employees.department'), options: named(overview?.departments) },
    { id: 'position', label: t('employees.position'), options: named(overview?.positions) },
    {
      id: 'type',
      label: t('employees.employmentType'),
      options: (overview?.employment_types ?? []).map((value) => ({ value, label: typeWord(value) })),
    },
    {
      id: 'marked',
      label: t('employees.marked'),
      options: marks.map((value) => ({ value, label: t(`employees.marked.${value}`) })),
    },
    ...(seesAccounts
      ? [
          {
            id: 'account',
            label: t('employees.account'),
            options: accountStates.map((value) => ({ value, label: t(`employees.account.${value}`) })),
          },
        ]
      : []),
    ...ownFilters(t, language, overview?.own_fields ?? []),
    // Where somebody came from a figure: in the head of the list there is no room for all of them.
    ...(address.filter('joined')
      ? [{ id: 'joined', label: t('employees.joinedIn'), options: spans(t, address.filter('joined'), language) }]
      : []),
    ...(address.filter('left')
      ? [
          {
            id: 'left',
            label: t('employees.leftIn'),
            options: [
              { value: NEXT_DAYS, label: t('employees.nextDays') },
              ...spans(t, address.filter('left'), language),
            ],
          },
        ]
      : []),
    ...(address.filter('standing')
      ? [
          {
            id: 'standing',
            label: t('employees.status'),
            options: standings.map((value) => ({ value, label: t(`employees.standing.${value}`) })),
          },
        ]
      : []),
    ...(seesPay && address.filter('lacks')
      ? [
          {
            id: 'lacks',
            label: t('employees.lacks'),
            options: lacks.map((value) => ({ value, label: t(`employees.lacks.${value}`) })),
          },
        ]
      : []),
  ]
}

/** A month is offered where somebody came from its figure. */
const spans = (t: Say, chosen: string | undefined, language: Language) => [
  ...lastDays.map((days) => ({ value: days, label: t('employees.lastDays', { days }) })),
  ...monthsOf(chosen, language),
]

function monthsOf(chosen: string | undefined, language: Language) {
  const month = parseYearMonth(chosen ?? '')
  return chosen && month ? [{ value: chosen, label: monthText(month.year, month.month, language) }] : []
}

export const employeeTabs = (t: Say, overview: Overview | undefined): readonly ListTab<EmployeeRow>[] =>
  peopleTabs.map((id) => ({
    id,
    label: t(`employees.tab.${id}`),
    hint: t(`employees.tabHint.${id}`),
    count: overview?.counts[id] ?? null,
    matches: () => true,
  }))
