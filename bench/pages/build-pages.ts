import { spawnSync } from 'node:child_process'
import { projectRoot } from '#platform/database/server/project-root.ts'

/** In a process of its own, since what bundles the pages is no part of what is measured. */
export function buildPages(): void {
  const script = `import('./tools/build.mjs').then((m) => m.buildPages())`
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the pages could not be built: ${stderr}`)
}
