import type { Cruise } from './cruise.ts'

/** Server capabilities by name, each with the capabilities it may import; a star means all. */
export type ServerEdges = Readonly<Record<string, readonly string[]>>

export interface UnusedEdge {
  readonly from: string
  readonly to: string
}

/** Edges that no import needs. Imports of tests do not count, because tests may import without an edge. */
export function unusedEdges(edges: ServerEdges, imports: Cruise['imports']): UnusedEdge[] {
  const used = new Set(
    imports.flatMap(({ from, to }) => {
      const [importer, imported] = [capabilityOf(from), capabilityOf(to)]
      if (!importer || !imported || importer === imported || test.test(from)) return []
      return [`${importer} ${imported}`, `${importer} *`]
    }),
  )
  return Object.entries(edges).flatMap(([from, allowed]) =>
    allowed.filter((to) => !used.has(`${from} ${to}`)).map((to) => ({ from, to })),
  )
}

const test = /\.(test|fakes|port-test)\.tsx?$/

const capabilityOf = (file: string): string | undefined => /^server\/([^/]+)\//.exec(file)?.[1]
