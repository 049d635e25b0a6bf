// Asks for the folder's lock, says whether it got it, and keeps it until it is killed.
import { lockFolder } from '#platform/database/server/folder-lock.ts'

await lockFolder(process.argv[2] ?? '').then(
  () => {
    process.stdout.write('got')
    setTimeout(() => {}, 60_000)
  },
  () => process.stdout.write('refused'),
)
