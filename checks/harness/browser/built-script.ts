import { build } from 'vite'

/** Bundles a file of components into one script, with everything that it needs. */
export async function builtScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  })
  return (built as { output: { code: string }[] }).output[0]!.code
}
