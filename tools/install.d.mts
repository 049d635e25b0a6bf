/** Installs what the lock file names where it is missing; ends the program where that fails. */
export function install(root: string, what: 'running' | 'tests'): void
/** Whether all of it is there, in the versions of the lock file. */
export function isInstalled(root: string, needs: { readonly withDev: boolean }): boolean
