export const rules: readonly { readonly name: string }[]
export function importLaw(
  root: string,
  folders?: readonly string[],
): { read: number; breaches: { name: string; file: string; path: string }[] }
export type ImportGraph = ReadonlyMap<string, readonly { readonly path: string; readonly type: boolean }[]>
export declare function importGraph(root: string, folders: readonly string[]): ImportGraph
export declare function reaching(graph: ImportGraph, target: string): ReadonlySet<string>
export declare function typeCircles(graph: ImportGraph): readonly (readonly string[])[]
