import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeTillReceipts } from '#server/loyalty/receipts/till-receipts.port-test.ts'
import { tillReceiptsFiles } from './server.ts'

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'till-receipts-'))
  return {
    receipts: tillReceiptsFiles({ folder }),
    folder,
    write: (id: string, receipt: unknown) => writeFile(join(folder, `${id}.json`), JSON.stringify(receipt)),
    close: () => rm(folder, { recursive: true }),
  }
}

describeTillReceipts(opened)

test('leaves out what is no text, and throws at a file that is not JSON', async () => {
  const { receipts, folder, write, close } = await opened()
  await write('a', { employeeName: 7, paymentCard: ['4242'], total: 1 })
  await write('b', null)
  await writeFile(join(folder, 'c.json'), '{')

  expect([...(await receipts.find(['a', 'b']))]).toEqual([
    ['a', {}],
    ['b', {}],
  ])
  await expect(receipts.find(['c'])).rejects.toThrow()
  await close()
})

test('returns no receipts when the folder is missing', async () => {
  expect((await tillReceiptsFiles({ folder: '/nowhere/at/all' }).find(['a'])).size).toBe(0)
})
