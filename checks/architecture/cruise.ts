import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

const folders = ['foundation', 'contracts', 'ui', 'web', 'server', 'adapters', 'journeys', 'bench', 'checks', 'shops']

export interface Cruise {
  readonly violations: readonly Violation[]
  /** Every import between two files, type imports included. */
  readonly imports: readonly Pick<Violation, 'from' | 'to'>[]
  /** Number of source files that were not read. */
  readonly missed: number
}

/** Reads every import below `root` and returns the ones that break a rule. */
export function cruise(root: string): Cruise {
  const present = folders.filter((folder) => sources(join(root, folder)).length > 0)
  const output = execFileSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', resolve('checks/architecture/rules.cjs'), '--output-type', 'json'],
      ...present,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const { modules, summary } = JSON.parse(output) as CruiseResult
  // If only the new TypeScript compiler is installed, dependency-cruiser reads no file and reports no error. So we
  // count the files that it read.
  const read = new Set(modules.map(({ source }) => source))
  const missed = present
    .flatMap((folder) => sources(join(root, folder)).map((file) => join(folder, file)))
    .filter((file) => !read.has(file))
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    missed: missed.length,
  }
}

interface CruiseResult {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string }[]
  }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

function sources(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.d\.ts$|(?:^|\/)node_modules\//.test(file),
    )
  } catch {
    return []
  }
}
