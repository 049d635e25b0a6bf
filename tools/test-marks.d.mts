export function isMarked(root: string, file: string, mark: 'both-homes' | 'sweep'): boolean
export function sweeps(root: string): string[]
