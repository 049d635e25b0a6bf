import type { Endpoint } from '#platform/contract/endpoint.ts'

export const attendanceContracts: readonly Readonly<Record<string, Endpoint>>[] = []
