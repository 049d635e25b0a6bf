/** A file's name as text alone: no control characters, nothing that turns the direction of reading, no path. */
export const plainName = (name: string): string =>
  [...(name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '')].slice(-255).join('') || 'file'
