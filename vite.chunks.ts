import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

interface Beginnings {
  /** The module every page starts with. */
  readonly entry: string
  /** Modules that import the page kinds and layouts dynamically, one `import()` for each. */
  readonly tables: readonly string[]
}

/** For each module, the modules it imports statically once the bundler has dropped what is unused. */
type Imports = ReadonlyMap<string, { readonly size: number; readonly imports: readonly string[] }>

/** A request costs more than this many characters of code that a page does not need. */
const smallGroup = 700

/**
 * Chunks by page kind, in two builds of the browser's environment. The first puts every module into a chunk of its own and writes nothing: it
 * shows which modules each page kind needs after tree shaking. The second puts modules together that the same page kinds need. Code that is
 * only loaded later is left to the bundler.
 */
export function chunksByPageKind({ entry, tables }: Beginnings) {
  let groups: ReadonlyMap<string, string> | undefined
  const plugin: Plugin = {
    name: 'chunks-by-page-kind',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (groups) return
        const kinds = tables.map((table) => this.getModuleInfo(table)?.dynamicallyImportedIds ?? [])
        groups = groupsOf(importsIn(bundle), entry, kinds)
        for (const file of Object.keys(bundle)) delete bundle[file]
      },
    },
  }
  const nameOf = (id: string): string | null => {
    if (groups) return groups.get(id) ?? null
    return id.endsWith('.css') ? null : hashOf(id)
  }
  const fileNameOf = ({ name }: { readonly name: string }): string =>
    `assets/${hashName.test(name) ? '' : '[name]-'}[hash].js`
  return { plugin, group: { name: nameOf, debugName: 'page kinds' }, fileNameOf }
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12)
/** Names that say nothing are left out of addresses, because each script repeats the addresses of its imports. */
const hashName = /^[0-9a-f]{12}$/

function importsIn(bundle: Rolldown.OutputBundle): Imports {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const idsOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  return new Map(
    chunks.flatMap(({ moduleIds, modules, imports }) => {
      const imported = [...moduleIds, ...imports.flatMap((file) => idsOf.get(file) ?? [])]
      return moduleIds.map((id) => [id, { size: modules[id]?.renderedLength ?? 0, imports: imported }] as const)
    }),
  )
}

/**
 * The name of each module's group. Groups do not import each other in a circle: what a module imports is needed wherever the module is.
 * The entry itself is in no group, for it waits for its page's code while it runs.
 */
export function groupsOf(
  modules: Imports,
  entry: string,
  kinds: readonly (readonly string[])[],
): ReadonlyMap<string, string> {
  const neededBy = new Map<string, Set<string>>()
  const need = (id: string, beginning: string): void => {
    const known = neededBy.get(id) ?? new Set()
    if (known.has(beginning)) return
    neededBy.set(id, known.add(beginning))
    for (const next of modules.get(id)?.imports ?? []) need(next, beginning)
  }
  for (const beginning of [entry, ...kinds.flat()]) need(beginning, beginning)
  neededBy.delete(entry)
  const groups = Map.groupBy(neededBy.keys(), (id) => [...neededBy.get(id)!].sort().join())
  const common = sharedOf(modules, groups, (needers) => needers.includes(entry) || kinds.some(isMostlyIn(needers)))
  return new Map(
    [...groups].flatMap(([needers, ids]) =>
      ids.map((id) => [id, common.has(id) ? sharedName(id) : hashOf(needers)] as const),
    ),
  )
}

/** The share of page kinds that must need a module, or too many pages would load it for nothing. */
const mostly = 0.6

const isMostlyIn =
  (needers: readonly string[]) =>
  (kinds: readonly string[]): boolean =>
    kinds.filter((kind) => needers.includes(kind)).length >= kinds.length * mostly

/** Packages change least often, so they are a file apart. */
const sharedName = (id: string): string => (id.includes('/node_modules/') ? 'packages' : 'shared')

/** Modules that every page loads: those most pages need, and small groups that import nothing but them. */
function sharedOf(
  modules: Imports,
  groups: ReadonlyMap<string, readonly string[]>,
  needMost: (needers: readonly string[]) => boolean,
): ReadonlySet<string> {
  const common = new Set<string>()
  const isShared = (needers: readonly string[], ids: readonly string[]): boolean => {
    if (needMost(needers)) return true
    const size = ids.reduce((sum, id) => sum + modules.get(id)!.size, 0)
    const imports = ids.flatMap((id) => modules.get(id)!.imports)
    return needers.length > 1 && size < smallGroup && imports.every((id) => common.has(id) || ids.includes(id))
  }
  for (let before = -1; before < common.size; ) {
    before = common.size
    for (const [needers, ids] of groups) if (isShared(needers.split(','), ids)) for (const id of ids) common.add(id)
  }
  return common
}
