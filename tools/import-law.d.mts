export const rules: readonly { readonly name: string }[]
export function importLaw(
  root: string,
  folders?: readonly string[],
): { read: number; breaches: { name: string; file: string; path: string }[] }
