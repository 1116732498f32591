import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

const leftOutOfReact = /ViewTransition|FragmentInstance(?!HostBoundary)|FragmentHandle/

/**
 * React without `<ViewTransition>` and refs of fragments, which nothing here uses: 6 KB less for every page (decision 0027). The
 * functions stay, empty; without such an element React never calls them, or does nothing with what they answer.
 */
const reactInPart: Plugin = {
  name: 'react-in-part',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$|\/(?:ui|web)\/.*\.tsx$/ },
    handler(code, id) {
      if (!id.includes('react-dom-client')) {
        if (/\bViewTransition\b|<Fragment[^>]* ref=/.test(code)) this.error('Decision 0027 left this out of React.')
        return
      }
      let emptied = 0
      const functions = /^(function \w+|\w+\.prototype\.\w+ = function )\([^)]*\) \{$[\s\S]*?^\}/gm
      const less = code.replace(functions, (whole: string, start: string) => {
        if (!leftOutOfReact.test(start)) return whole
        emptied += 1
        return `${start}() {}`
      })
      if (emptied !== 50) this.error(`Another React, for it has ${emptied} such functions: read decision 0027 again.`)
      return { code: less, map: null }
    },
  },
}

/** Short, and the same on the server and in the browser. */
const className = (name: string, file: string): string =>
  `c${createHash('sha1')
    .update(`${relative(folder('.'), file)} ${name}`)
    .digest('base64url')
    .slice(0, 6)}`

// A file by itself costs more than the little most of ours hold, so they are put together by who needs them. React is apart: it changes
// least often.
const group = (name: string, ...parts: readonly RegExp[]) => ({
  name,
  test: (id: string): boolean => parts.some((part) => part.test(id)),
})
const groups = [
  group('react', /\/node_modules\/(?:react|react-dom|scheduler)\//),
  group(
    'shared',
    /\/ui\/(?:accordion|badge|breadcrumb|button|icon|layout|live-region|picture|price-tag|rich-text|tint|toast|visually-hidden)\//,
    /\/ui\/drawer\/one-at-a-time|\/web\/platform\/(?!client|api-error)|\/web\/markets\/(?:market-|kept-part|late-countdown|suggestion\/late-)/,
    /\/web\/content\/(?:header\/(?:market-link|service-links|wordmark)|news\/(?:slim-banner|use-live-lines)|site-footer)/,
    /\/web\/app\/layouts\/page-frame|\/web\/catalogue\/tiles\/late-tile/,
    /\/foundation\/|preload-helper/,
  ),
  group(
    'goods',
    /\/web\/app\/layouts\/default-layout|\/web\/search\/(?:search-form|search-in-header|carried-along|listing-address)/,
    /\/web\/content\/(?:crumbs|header\/(?:basket-link|brand-bar|main-menu|menu-picture|site-header|top-bar))/,
    /\/web\/catalogue\/(?:brand-line|gallery\/views-in-order|price-text|product-price)/,
    /\/web\/catalogue\/tiles\/(?:product-badges|product-tile\.module|second-picture)/,
  ),
  group(
    'rows',
    /\/web\/widgets\/(?!late-|carousels\/(?:recommendation|product-detail))|\/ui\/carousel\/(?:carousel|carousel-look)\./,
    /\/web\/catalogue\/tiles\/(?:product-row|product-grid|tile-cell|kept-tiles|grid-inserts|use-lively-tiles)/,
  ),
  group(
    'listing',
    /\/web\/pages\/(?:category|listing)\/|\/ui\/chip\/|\/web\/search\/(?:index|applied-|sort-form|tiles-per-row|toolbar)/,
  ),
  group('forms', /\/ui\/(?:field|notice|select)\//),
  group('choices', /\/ui\/(?:choice|radio-card)\//),
  group(
    'lines',
    /\/web\/basket\/(?:bonus\/bonus-offers|lines\/(?:held-until|remove-line)|sums\/free-freight)|\/ui\/progress\//,
  ),
  group(
    'sums',
    /\/ui\/summary-list\/|\/web\/basket\/lines\/(?:basket-line\.module|line-text)/,
    /\/web\/basket\/sums\/(?:already-applied|basket-sum|cheapest-delivery|codes|crossed-|taken-off|threshold-)/,
  ),
  group(
    'buying',
    /\/web\/(?:pages\/checkout-step|app\/layouts\/checkout-layout)|\/web\/basket\/(?:lines|sums)\/(?:compact-line|order-)/,
    /\/web\/checkout\/(?:checkout-|delivery-days|recap|address-line|step-form)/,
  ),
]

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
  plugins: [react(), reactInPart, ...classNamesAsConstants, styleSheetOfEntry, plainDynamicImports],
  css: { modules: { generateScopedName: className } },
  builder: {},
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
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups,
            },
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
