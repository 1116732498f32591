import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './checks/harness/longest-first.ts'

/** Vitest leaves one core to itself, of two that is half; and tests wait for databases and browsers. */
const cores = Math.max(2, availableParallelism())
const elsewhere = ['**/node_modules/**', '.build/**', '.data/**', 'screenshots/**']
const inDatabase = ['**/*.routes.test.ts', '**/*.database.test.ts']
const ofPorts = ['adapters/**/*.test.ts', '**/*.port.test.ts']
const ofCrashes = ['**/*.crash.test.ts']

/** Projects run in the order of `groupOrder`, quickest first; those of one number share the cores. */
const project = (name: string, groupOrder: number, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, exclude: elsewhere, sequence: { groupOrder }, ...more },
})
const inBrowser = { globalSetup: 'checks/harness/browser/fixture-setup.ts' }
/** A whole shop is at work in these: nothing of one file may reach another, and everything takes its time. */
const wholeShop = { isolate: true, testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    pool: 'forks',
    maxWorkers: cores,
    // Files change no state outside themselves, and what they import is dear to load.
    isolate: false,
    // How long a busy machine may take, not how long it should: how fast the shop is, benches measure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    css: { include: [/\.module\.css$/] },
    sequence: { sequencer: LongestFirst },
    projects: [
      project('rules', 0, ['**/*.test.ts'], {
        exclude: [...elsewhere, ...inDatabase, ...ofPorts, ...ofCrashes],
      }),
      project('ports', 1, ofPorts),
      project('components', 1, ['**/*.test.tsx'], inBrowser),
      project('routes', 1, inDatabase, { globalSetup: 'checks/harness/database/global-setup.ts' }),
      project('journeys', 2, ['journeys/**/*.journey.ts'], { ...wholeShop, ...inBrowser }),
      // How soon a killed shop is back is measured, so one file at a time.
      project('crash', 3, ofCrashes, { ...wholeShop, fileParallelism: false }),
    ],
  },
})
