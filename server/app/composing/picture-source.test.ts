import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/**
 * Imports what a start imports, opens the shop's picture source, and prints which files of the drawing studio were
 * loaded.
 */
const script = (named: string | undefined): string => `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('#server/app/composing/compose.ts')
  const { openPictureSource } = await import('#server/app/composing/picture-source.ts')
  const source = await openPictureSource(${JSON.stringify(named)})
  source.close()
  console.log(JSON.stringify(loaded.flatMap((url) => /(?:server\\/app\\/composing|adapters\\/images-drawn)\\/[^?]+/.exec(url)?.[0] ?? [])))`

async function filesLoadedFor(named?: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script(named)])
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as string[]
}

test('loads the drawing studio only for a shop that names it', async () => {
  const [without, named] = [await filesLoadedFor(), await filesLoadedFor('drawn')]

  expect(without).toContain('server/app/composing/compose.ts')
  expect(without.filter((file) => file.startsWith('adapters/'))).toEqual([])
  expect(named).toContain('adapters/images-drawn/server.ts')
})
