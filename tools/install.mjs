// Installs from the lock file what is missing or is there in another version than the lock file names.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ends the program where the installation fails. `what`: 'running' alone, or also what 'tests' need. */
export function install(root, what) {
  if (isInstalled(root, { withDev: what === 'tests' })) return
  process.stdout.write(
    what === 'tests' ? 'Installing what the tests need ...\n' : 'Installing what running needs ...\n',
  )
  // Who has the tools for development keeps them.
  const withDev = what === 'tests' || existsSync(join(root, 'node_modules/vitest'))
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const args = ['ci', withDev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']
  const { status } = spawnSync(npm[0], [...npm.slice(1), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Optional packages are of other machines as well, so none of them is missed. */
export function isInstalled(root, { withDev }) {
  const there = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (there === undefined) return false
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, dev, devOptional, link }]) =>
      path === '' || optional || devOptional || link || (dev && !withDev) || there[path]?.version === version,
  )
}

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined)
