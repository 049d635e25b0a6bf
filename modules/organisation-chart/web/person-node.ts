import type { DataOf } from '#platform/contract/endpoint.ts'
import type { chart } from '../contract.ts'
import type { Chart, Node } from '../model/chart.ts'

export type Person = DataOf<typeof chart>[number]

export type PersonNode = Node<Person>

export type PersonChart = Chart<Person>

/** Somebody to be put under somebody else; without a manager whom is chosen in the dialog. */
export type Moving = { readonly person: PersonNode; readonly manager?: PersonNode }
