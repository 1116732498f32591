import type { Reporter, TestModule } from 'vitest/node'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts tests. A file that cannot be loaded counts as one failed test, and so does an error outside any test. */
export function countReporter(): Reporter & { count(): Count } {
  let count: Count = { passed: 0, failed: 0, skipped: 0 }
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
      const passed = tests.filter((state) => state === 'passed').length
      const skipped = tests.filter((state) => state === 'skipped').length
      count = {
        passed,
        skipped,
        failed: tests.length - passed - skipped + modules.filter(brokeOutsideTests).length + unhandledErrors.length,
      }
    },
    count: () => count,
  }
}

const brokeOutsideTests = (module: TestModule): boolean =>
  module.errors().length > 0 || [...module.children.allSuites()].some((suite) => suite.errors().length > 0)

export const lastLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
