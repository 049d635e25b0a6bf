/** Of a form's values those that were changed, and beside them what the sender saw of these. */
export function changedOf<Values extends object>(
  shown: { readonly [Name in keyof Values]: unknown },
  values: Values,
): Partial<Values> & { readonly was: Record<string, unknown> } {
  const names = (Object.keys(values) as (keyof Values & string)[]).filter(
    (name) => JSON.stringify(values[name] ?? null) !== JSON.stringify(shown[name] ?? null),
  )
  const of = (all: { readonly [Name in keyof Values]: unknown }) =>
    Object.fromEntries(names.map((name) => [name, all[name]]))
  return { ...(of(values) as Partial<Values>), was: of(shown) }
}
