/** What the program’s own sources never do; where one of them has to, it is named here with its reason. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const shelves = ['kernel', 'statutory', 'access', 'platform', 'design', 'modules', 'apps', 'database']
const sources = shelves
  .flatMap((shelf) => below(shelf))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const laws: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['runs text as a program', /\beval\(|new Function\(|node:vm/, []],
  // The one that asks the machine for the time at which a process began, without anything that people enter.
  [
    'starts other programs',
    /child_process/,
    // The second starts our own program that reads what people upload, so that no file harms the server.
    ['platform/database/server/process-identity.ts', 'platform/reading/server/reading-process.ts'],
  ],
  ['puts text into a page as markup', /dangerouslySetInnerHTML|\.(inner|outer)HTML|document\.write/, []],
  [
    'keeps something for good in the browser, but what was asked for offline and the day of the last welcome',
    /indexedDB|localStorage(?!\.getItem\('mantine-color-scheme-value'\))/,
    [
      'modules/attendance/web/kiosk/kiosk-device.ts',
      'modules/me/web/outbox/outbox-store.ts',
      'platform/identity/web/sign-in.ts',
    ],
  ],
  // Pages are sent without the parser (platform/http/web/no-schemas.ts): there a schema’s choices are no choices.
  [
    'asks a call’s schema what it takes',
    /\.(body|query|params|response)\.(shape|element|unwrap)\b/,
    ['database/seed/claims.ts'],
  ],
  [
    'leaves anything but a pause to chance that can be guessed',
    /Math\.random/,
    [
      'apps/web/live-updates.ts',
      'platform/database/server/company-db.ts',
      'platform/database/server/folder-lock.ts',
      'platform/integrations/server/webhooks/sender.ts',
    ],
  ],
  [
    'opens a dialog that forgets what is typed in it, but where nothing is',
    /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from '@mantine\/core'/,
    [
      'apps/web/shell/bottom-bar.tsx',
      'apps/web/shell/help-dialog.tsx',
      'apps/web/shell/palette.tsx',
      'design/confirm-dialog.tsx',
      'design/data-list/key-hints.tsx',
      'design/unsaved/dialog.tsx',
      'design/unsaved/leave-question.tsx',
      'platform/identity/web/confirm-identity-dialog.tsx',
      'platform/identity/web/role-dialog.tsx',
      'platform/notices/web/notice-bell.tsx',
    ],
  ],
]

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(1_000)
})

test.each(laws)('nothing %s', (_what, pattern, known) => {
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(known)
})

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return below(path)
    return /\.(ts|tsx|js)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
