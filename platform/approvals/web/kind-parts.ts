/**
 * What a kind of request shows beside its decision: its sign in the list, and what one has to know to decide. Modules
 * bring it, apps/web/kind-parts.ts puts it together; the inbox itself knows no kind.
 */
import type { Icon } from '@tabler/icons-react'
import { type ComponentType, createContext, use } from 'react'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { application, applications } from '../contract.ts'

export type Request = DataOf<typeof applications>[number]
export type RequestDetail = DataOf<typeof application>

export type KindPart = {
  readonly icon: Icon
  /** Nobody approves it without saying why. */
  readonly approvedWithWhy?: true
  /** Nothing where its sentence says all there is. */
  readonly Beside?: ComponentType<{ readonly request: RequestDetail }>
}

export const KindParts = createContext<Readonly<Record<string, KindPart>>>({})

export const useKindPart = (kind: string): KindPart | undefined => use(KindParts)[kind]
