// Started by npm, the server ends with it: npm that is killed tells nobody, and its server would keep the port and the data.
/** Of the moment in which this is read: what comes before the server takes a while. */
const parent = process.ppid

export function endWithParent(every = 1_000) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  timer.unref()
}
