import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isInstalled } from '../../tools/install.mjs'

const root = mkdtempSync(join(tmpdir(), 'kerja-installed-'))
afterAll(() => rmSync(root, { recursive: true }))

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/runs': { version: '2.0.0' },
  'node_modules/tests': { version: '3.0.0', dev: true },
  'node_modules/of-another-machine': { version: '4.0.0', optional: true },
}
const { '': _, 'node_modules/of-another-machine': __, ...there } = wanted

function given(file: string, packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify({ packages }))
}

test('a start after an update installs what changed, and one without a change installs nothing', () => {
  given('package-lock.json', wanted)
  expect(isInstalled(root, { withDev: false })).toBe(false)
  given('node_modules/.package-lock.json', there)
  expect([isInstalled(root, { withDev: false }), isInstalled(root, { withDev: true })]).toEqual([true, true])
  given('package-lock.json', { ...wanted, 'node_modules/runs': { version: '2.0.1' } })
  expect(isInstalled(root, { withDev: false })).toBe(false)
  given('package-lock.json', { ...wanted, 'node_modules/new': { version: '1.0.0' } })
  expect(isInstalled(root, { withDev: false })).toBe(false)
  given('package-lock.json', { ...wanted, 'node_modules/tests': { version: '3.1.0', dev: true } })
  expect([isInstalled(root, { withDev: false }), isInstalled(root, { withDev: true })]).toEqual([true, false])
})
