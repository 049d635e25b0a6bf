// Beside the other reporters: which tests passed only when they were tried once more, as lines in the file that FLAKY_FILE names.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

export default class FlakyReporter {
  onTestCaseResult(test) {
    const { FLAKY_FILE } = process.env
    if (FLAKY_FILE && test.result().state === 'passed' && test.diagnostic()?.flaky)
      appendFileSync(FLAKY_FILE, `${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}\n`)
  }
}
