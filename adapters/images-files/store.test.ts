import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describePhotographStore } from '#server/images/photograph-store.port-test.ts'
import { photographFiles } from './store.ts'

const folder = await mkdtemp(join(tmpdir(), 'photograph-files-'))
afterAll(() => rm(folder, { recursive: true }))

describePhotographStore(
  () => photographFiles(folder),
  () => photographFiles(folder),
)

test('leaves no half-written file behind', async () => {
  await photographFiles(folder).save('whole', new Uint8Array(100))

  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('throws when a folder cannot be read, instead of treating it as empty', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await chmod(file, 0o644)

  await expect(photographFiles(file).find('aa')).rejects.toThrow('images.store-failed')
})
