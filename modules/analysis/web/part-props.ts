export type PartProps = { readonly query: { readonly as_of?: string; readonly department_id?: string } }
