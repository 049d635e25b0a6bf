export function endWithParent(every?: number): void
