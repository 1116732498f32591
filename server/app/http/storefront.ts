import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssetMap, ComponentAssets, SourceComponent, Storefront, StorefrontEntry } from '#contracts/storefront.ts'
import { Fault } from '#foundation/fault.ts'
import { fingerprint } from '#server/platform/http/etag.ts'

/** The output folder of `vite build --app`. */
export const browserBuild = (root: string): string => join(root, '.build/web/browser')
const serverBuild = (root: string): string => join(root, '.build/web/server')

/** The folder of the browser build that is served under `/assets/`. */
export const assetsFolder = (root: string): string => join(browserBuild(root), 'assets')

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}
type Manifest = Readonly<Record<string, Chunk>>

/** Loads the web build by its path, because the server never imports the web. Passes it the URLs of its assets. */
export async function loadStorefront(root: string, consent: 'ask' | 'granted'): Promise<Storefront> {
  const [server, browser] = await Promise.all([readManifest(serverBuild(root)), readManifest(browserBuild(root))])
  const main = Object.values(server).find(({ isEntry }) => isEntry)
  if (!main) throw new Fault('storefront.no-server-entry', { root })
  const entry = (await import(pathToFileURL(join(serverBuild(root), main.file)).href)) as StorefrontEntry
  return entry.createStorefront(assetMap(browser, entry), consent)
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

/** The code of each page kind and layout: its chunk with all imports, so that browsers load them in parallel. */
export function assetMap(manifest: Manifest, storefront: StorefrontEntry): AssetMap {
  const { earlyModule, entryModule, pageComponents, layoutComponents, fontModules } = storefront
  const entry = chunkOf(manifest, entryModule)
  const shared = withImports(manifest, entryModule)
  const scriptsOf = (own: readonly Chunk[]): string[] =>
    addresses(own.filter((chunk) => !shared.includes(chunk)).map(({ file }) => file))
  const assetsOf = ({ module, name }: SourceComponent): ComponentAssets => ({
    scripts: scriptsOf(withImports(manifest, module)),
    component: { script: address(chunkOf(manifest, module).file), name },
  })
  const pages = Object.entries(pageComponents).map(
    ([alias, page]) => [alias, { ...assetsOf(page), styles: stylesOf(withImports(manifest, page.module)) }] as const,
  )
  const layouts = Object.entries(layoutComponents).map(([name, layout]) => [name, assetsOf(layout)] as const)
  return {
    build: fingerprint(JSON.stringify(manifest)),
    pages: Object.fromEntries(pages),
    layouts: Object.fromEntries(layouts),
    entry: {
      styles: stylesOf(shared),
      early: address(chunkOf(manifest, earlyModule).file),
      script: address(entry.file),
      preload: addresses(shared.filter((chunk) => chunk !== entry).map(({ file }) => file)),
    },
    fonts: { latin: fontFiles(manifest, fontModules.latin), arabic: fontFiles(manifest, fontModules.arabic) },
  }
}

/** A chunk and all its imports, each once. Chunks may import each other. */
function withImports(manifest: Manifest, module: string, seen = new Set<Chunk>()): readonly Chunk[] {
  const chunk = chunkOf(manifest, module)
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk]
}

function chunkOf(manifest: Manifest, module: string): Chunk {
  const chunk = manifest[module]
  if (!chunk) throw new Fault('storefront.not-in-build', { module })
  return chunk
}

const stylesOf = (chunks: readonly Chunk[]): string[] => addresses([...new Set(chunks.flatMap(({ css }) => css ?? []))])
const fontFiles = (manifest: Manifest, modules: readonly string[]): string[] =>
  addresses(modules.map((module) => chunkOf(manifest, module).file))
const addresses = (files: readonly string[]): string[] => files.map(address)
const address = (file: string): string => `/${file}`
