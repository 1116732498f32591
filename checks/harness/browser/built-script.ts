import { build } from 'vite'

/** A file of components as one script a page can run, with all it needs. */
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
