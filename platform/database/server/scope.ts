// Whose rows a transaction may see. The words below open every transaction that touches a company's or the system's
// data; both settings end with the transaction, so nothing of it stays on the connection for the next one.

export type Scope = { readonly kind: 'company'; readonly companyId: string } | { readonly kind: 'system' }

export interface Opening {
  readonly isolation?: string
  readonly readOnly?: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function openingSql(scope: Scope, opening: Opening): string {
  const isolation = opening.isolation === undefined ? '' : ` isolation level ${opening.isolation}`
  const begin = `start transaction${isolation}${opening.readOnly === true ? ' read only' : ''}`
  if (scope.kind === 'system') return `${begin}; set local role kerja_system`
  return `${begin}; set local role kerja_app; set local app.company_id = '${checkedCompanyId(scope.companyId)}'`
}

/** The id stands inside SQL text, so nothing but an id may pass. */
export function checkedCompanyId(id: string): string {
  if (!UUID.test(id)) throw new Error('A company id is a UUID.')
  return id
}
