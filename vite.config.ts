import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunksByPageKind } from './vite.chunks.ts'

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Class names become constants where they are used, instead of an object of all of a file's names: 2 KB less for a listing page. */
const classNamesAsConstants: Plugin[] = [
  {
    name: 'class-names-as-constants',
    transform: {
      filter: { id: /\/(?:ui|web)\/.*\.tsx$/ },
      handler: (code) => code.replaceAll(/import (\w+) from (['"][^'"]+\.module\.css['"])/g, 'import * as $1 from $2'),
    },
  },
  {
    // Its names may all have gone into the code; the style sheet is wanted nevertheless.
    name: 'keep-style-sheets',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]

/** Said before anything else, since the layer named first is the weakest; the bundler puts shared components before the base. */
const layerOrder = '@layer reset, tokens, ui, capability, page;'

/** There is one style sheet, and the manifest is to say that it belongs to the entry. */
const styleSheetOfEntry: Plugin = {
  name: 'style-sheet-of-entry',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type !== 'asset') return
      const chunks = JSON.parse(String(manifest.source)) as Record<
        string,
        { file: string; isEntry?: boolean; css?: string[] }
      >
      for (const chunk of Object.values(chunks)) if (chunk.isEntry) chunk.css = [chunks['style.css']!.file]
      manifest.source = JSON.stringify(chunks, null, 2)
      const sheet = bundle[chunks['style.css']!.file]
      if (sheet?.type === 'asset') sheet.source = `${layerOrder}${sheet.source}`
    },
  },
}

/** With one style sheet there is nothing to fetch beside a chunk but what it imports, and no need for the code that would do it. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

/** Short, and the same on the server and in the browser. */
const className = (name: string, file: string): string =>
  `c${createHash('sha1')
    .update(`${relative(folder('.'), file)} ${name}`)
    .digest('base64url')
    .slice(0, 6)}`

const chunks = chunksByPageKind({
  entry: folder('web/app/entry-browser.tsx'),
  tables: [folder('web/app/page-kinds.ts'), folder('web/app/layouts/index.ts')],
})

// Our modules only define things, so that a door may export more than a page takes; entries and style sheets do something.
const treeshake = {
  moduleSideEffects: (id: string): boolean => !/\/(?:ui|web)\/(?!app\/entry-).*\.tsx?$/.test(id),
}

/**
 * One build, two environments: what the browser loads, and what the server renders with. Both read the same sources, so class names
 * and markup agree. Each writes `.vite/manifest.json`, which is all the server knows of it.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), chunks.plugin, ...classNamesAsConstants, styleSheetOfEntry, plainDynamicImports],
  css: { modules: { generateScopedName: className } },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      // The first build of the browser's environment finds out how its chunks are to be cut.
      await builder.build(client!)
      await builder.build(client!)
      await builder.build(ssr!)
    },
  },
  environments: {
    client: {
      build: {
        outDir: folder('.build/web/browser'),
        emptyOutDir: false,
        manifest: true,
        // One style sheet for the whole shop: fewer bytes and fewer waits than one for each part.
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        target: 'es2022',
        rollupOptions: {
          input: [folder('web/app/entry-early.ts'), folder('web/app/entry-browser.tsx')],
          treeshake,
          optimization: { inlineConst: true },
          preserveEntrySignatures: false,
          output: {
            chunkFileNames: chunks.fileNameOf,
            codeSplitting: { includeDependenciesRecursively: false, groups: [chunks.group] },
          },
        },
      },
    },
    ssr: {
      // React and all else is bundled, so that Node imports one folder and no package.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder('.build/web/server'),
        emptyOutDir: true,
        manifest: true,
        ssr: true,
        target: 'node24',
        minify: false,
        rollupOptions: {
          input: folder('web/app/entry-server.tsx'),
          output: { entryFileNames: 'entry-server.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
})
