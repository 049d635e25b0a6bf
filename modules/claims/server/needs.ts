/** What claims ask of other parts of the product, given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { PayChange } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { ExportTable } from '#platform/sheets/server/export/table.ts'
import type { Account, JournalLayout, JournalLine } from '../model/journal.ts'
import type { Share } from '../model/shares.ts'

export type TravelOfClaim = {
  /** Nothing more can be claimed for it. */
  readonly is_paid: boolean
  readonly from: PlainDate
  readonly to: PlainDate
}

export type ClaimNeeds = {
  readonly dayFacts: DayFacts
  /** A claim was approved, paid otherwise or taken back: pay that was worked out follows. */
  readonly payChanged: (tx: Tx, companyId: string, change: PayChange) => Promise<void>
  /** Travels of these people, by person and travel ('person travel'); none where it is somebody else’s. */
  readonly travelsOfClaims: (
    tx: Tx,
    companyId: string,
    wanted: readonly { readonly employee_id: string; readonly travel_id: string }[],
  ) => Promise<ReadonlyMap<string, TravelOfClaim>>
  /** Approved travels of this person that may still be claimed for, the last first. */
  readonly travelsToClaim: (tx: Tx, companyId: string, employeeId: string) => Promise<readonly TravelToClaim[]>
  /** Advances that were paid for these travels, which are not settled yet: what approved claims are set off against. */
  readonly openAdvances: (
    tx: Tx,
    companyId: string,
    travelIds: readonly string[],
    /** The travels stay as they are until the transaction ends. */
    how?: { readonly hold: true },
  ) => Promise<ReadonlyMap<string, string>>
  /** Travels whose paid advance is not settled, the longest open first; amounts in the company's currency. */
  readonly advancesOpen: (tx: Tx, companyId: string) => Promise<readonly AdvanceOpen[]>
  /** Who bears what is claimed. */
  readonly costCentres: {
    /** Those that are open, by their codes. */
    readonly open: (tx: Tx, companyId: string) => Promise<readonly NamedCentre[]>
    /** What is left of each budget today, less what is committed; null where there is none. */
    readonly left: (tx: Tx, companyId: string) => Promise<ReadonlyMap<string, string | null>>
    readonly known: (tx: Tx, companyId: string, ids: readonly string[]) => Promise<readonly KnownCentre[]>
    /** By travel. */
    readonly ofTravels: (
      tx: Tx,
      companyId: string,
      ids: readonly string[],
    ) => Promise<ReadonlyMap<string, readonly Share[]>>
    /** By person and day ('person day'), of the centres that their pay is booked to; none where one is not known. */
    readonly ofPeople: (
      tx: Tx,
      companyId: string,
      wanted: readonly { readonly employee_id: string; readonly on: PlainDate }[],
    ) => Promise<ReadonlyMap<string, readonly Share[]>>
  }
  /** Where the journal of claims goes to, as that of pay. */
  readonly ledger: {
    readonly suspense: (tx: Tx, companyId: string) => Promise<Account>
    readonly sheet: (tx: Tx, companyId: string, journal: JournalSheet) => Promise<ExportTable>
  }
}
export type JournalSheet = {
  readonly lines: readonly JournalLine[]
  readonly layout: JournalLayout
  readonly date: string
  readonly reference: string
  readonly currency: string
}
export type TravelToClaim = {
  readonly id: string
  readonly name: string
  readonly from: PlainDate
  readonly to: PlainDate
}
export type NamedCentre = { readonly id: string; readonly code: string; readonly name: string }
export type AdvanceOpen = {
  readonly id: string
  readonly full_name: string
  readonly travel_no: string
  readonly paid_on: string
  readonly amount: string
}
export type KnownCentre = { readonly id: string; readonly is_active: boolean }

/** A company without travel and without a ledger of its own. */
export const noTravels: Pick<
  ClaimNeeds,
  'travelsOfClaims' | 'travelsToClaim' | 'openAdvances' | 'advancesOpen' | 'costCentres' | 'ledger'
> = {
  ledger: {
    suspense: () => Promise.resolve({ account: '9999', name: 'Suspense' }),
    sheet: (_tx, _companyId, { lines, reference }) =>
      Promise.resolve({
        name: reference,
        columns: (['account', 'debit', 'credit'] as const).map((header) => ({ header, kind: 'text' })),
        rows: lines.map(({ account, debit, credit }) => [account, debit, credit]),
      }),
  },
  travelsOfClaims: () => Promise.resolve(new Map()),
  travelsToClaim: () => Promise.resolve([]),
  advancesOpen: () => Promise.resolve([]),
  openAdvances: () => Promise.resolve(new Map()),
  costCentres: {
    open: () => Promise.resolve([]),
    left: () => Promise.resolve(new Map()),
    known: () => Promise.resolve([]),
    ofTravels: () => Promise.resolve(new Map()),
    ofPeople: () => Promise.resolve(new Map()),
  },
}
