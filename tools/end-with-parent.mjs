// Started by npm, the server ends with it: npm that is killed tells nobody, and its server would keep the port and the data.
export function endWithParent(every = 1_000) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  timer.unref()
}
