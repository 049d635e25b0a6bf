import type { Plugin } from 'rolldown'

/** Turns law files into frozen data, for rolldown, vite and vitest alike. */
export function lawData(): Plugin & { enforce: 'pre' }
/** One law file as data, its tables included. */
export function readLaw(path: string, read?: (name: string) => string): unknown
