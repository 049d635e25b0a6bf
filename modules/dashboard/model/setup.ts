/** The steps of setting a company up, each with what is still to be done and where; null once there is nothing left. */
export const setupKeys = [
  'numbers',
  'accident_rate',
  'people',
  'earlier_pay',
  'leave',
  'bank_account',
  'first_run',
  'invitations',
] as const
export type SetupKey = (typeof setupKeys)[number]
export type SetupStep = {
  readonly key: SetupKey
  readonly done: boolean
  /** Of what is missing where it is not done, else of what is there. */
  readonly count: number
  readonly to: string
}

export type SetupStanding = {
  readonly numbersMissing: number
  /** Holidays depend on it; undefined where the country has none to choose. */
  readonly hasRegion: boolean
  /** Whether what pay cannot be worked out without is set; undefined where the country asks for none. */
  readonly hasAccidentRate?: boolean | undefined
  readonly people: number
  /** Of how many it is open what they were paid earlier this year. */
  readonly earlierOpen: number
  readonly peopleWithLeave: number
  readonly movedIn: boolean
  readonly banks: number
  readonly approvedRuns: number
  readonly accounts: number
}

/** Opens the wizard with the way to its step of leave. */
const WIZARD = '/app/migration?past=leave'

/** `may`: which of the pages the reader may open; a step that leads nowhere is not theirs. */
export function setupOf(standing: SetupStanding, may: (key: SetupKey) => boolean): readonly SetupStep[] | null {
  const { numbersMissing, hasRegion, people, earlierOpen, peopleWithLeave, movedIn, banks, approvedRuns, accounts } =
    standing
  const lacking = numbersMissing + (hasRegion ? 0 : 1)
  const accidentRate = standing.hasAccidentRate
  const all: SetupStep[] = [
    { key: 'numbers', done: lacking === 0, count: lacking, to: '/app/company/profile' },
    ...(accidentRate === undefined
      ? []
      : [
          {
            key: 'accident_rate',
            done: accidentRate,
            count: accidentRate ? 1 : 0,
            to: '/app/settings/payroll',
          } as const,
        ]),
    { key: 'people', done: people > 0, count: people, to: '/app/employee' },
    {
      key: 'earlier_pay',
      done: people > 0 && earlierOpen === 0,
      count: earlierOpen,
      to: '/app/payroll/prevPreJoinedPayrollData',
    },
    {
      key: 'leave',
      done: movedIn || peopleWithLeave > 0,
      count: peopleWithLeave,
      to: movedIn ? '/app/application/leave/balance' : WIZARD,
    },
    { key: 'bank_account', done: banks > 0, count: banks, to: '/app/settings/payroll' },
    { key: 'first_run', done: approvedRuns > 0, count: approvedRuns, to: '/app/payroll' },
    // The first account is that of whoever registered the company.
    { key: 'invitations', done: accounts > 1, count: Math.max(0, accounts - 1), to: '/app/settings/access' },
  ]
  const steps = all.filter(({ key }) => may(key))
  return steps.every(({ done }) => done) ? null : steps
}

/** Code of what waits -> the step that is the same. */
const stepOf: Readonly<Record<string, SetupKey>> = {
  people: 'people',
  run: 'first_run',
  'company-numbers': 'numbers',
}

/** What an open step tells already is not told a second time below it. */
export const besideSetup = <One extends { readonly code: string }>(
  waiting: readonly One[],
  steps: readonly Pick<SetupStep, 'key' | 'done'>[] | null,
): One[] => waiting.filter(({ code }) => !steps?.some(({ key, done }) => !done && key === stepOf[code]))
