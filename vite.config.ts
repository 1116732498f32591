import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * One build, two environments: what the browser loads, and what the server renders with. Both read the same sources, so class names
 * and markup agree. Each writes `.vite/manifest.json`, which is all the server knows of it.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: folder('.build/web/browser'),
        emptyOutDir: false,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        rollupOptions: { input: folder('web/app/entry-browser.tsx') },
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
