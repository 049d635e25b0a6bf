export const root: string
export function buildPrograms(): Promise<boolean>
export function buildPages(): Promise<boolean>
