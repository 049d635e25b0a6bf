/** Somebody whose record lacks what a file needs, as a refusal tells it beside its lines: with the way to the field. */
export type PersonAtFault = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly field: string
  readonly field_label: string
  readonly tab: string
}
