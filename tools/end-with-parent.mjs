// Started by npm, the server ends with it: npm that is killed tells nobody, and its server would keep the port and the data.
// npm begins it in a shell, which outlives an npm that is killed: where the system tells, the shell's own parent is looked at too.
import { readFileSync } from 'node:fs'

/** Of the moment in which this is read: what comes before the server takes a while. */
const parent = process.ppid
const grandparent = parentOf(parent)

export function endWithParent(every = 1_000) {
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  timer.unref()
}

/** undefined where there is no /proc. The name before it may hold brackets and spaces, so it is counted from its end. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
