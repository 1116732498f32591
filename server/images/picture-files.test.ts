import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictureFiles } from './picture-files.cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const kilobyte = new Uint8Array(1024)

test('keeps pictures within the limit, and deletes those first that were not requested for the longest time', async () => {
  const files = await openPictureFiles({ folder, mostBytes: 5 * 1024 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) await files.save(key, kilobyte)
  await files.find('a')

  await files.save('f', kilobyte)

  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => files.has(key))).toEqual(['a', 'd', 'e', 'f'])
})

test('draws again what somebody deleted by hand', async () => {
  const files = await openPictureFiles({ folder })
  await files.save('a', kilobyte)
  await rm(folder, { recursive: true })

  expect(await files.find('a')).toBeUndefined()
  expect(files.has('a')).toBe(false)
  await files.save('a', kilobyte)
  expect((await files.find('a'))?.length).toBe(1024)
})
