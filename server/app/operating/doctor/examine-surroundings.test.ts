import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { photographFiles } from '#adapters/images-files/server.ts'
import { photographsInBucket } from '#adapters/images-s3/server.ts'
import { examineDisk, examineMail, examinePhotographs, examineSecretsFile } from './examine-surroundings.ts'

const folder = mkdtempSync(join(tmpdir(), 'surroundings-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Nothing listens at port 1. */
const nowhere = '127.0.0.1:1'

test('finds a disk that is nearly full', async () => {
  expect(await examineDisk(folder, 0)).toEqual({ well: expect.stringMatching(/^[\d.]+ GB free in /) })
  expect(await examineDisk(folder, 2 ** 60)).toEqual({ problems: [expect.stringMatching(/ GB are needed$/)] })
})

test('finds a store of photographs that cannot be used, and prints no key', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const keys = { accessKey: 'AKIAX', secretKey: 'never-tell-me', region: 'eu-central-1' }
  const bucket = photographsInBucket({ ...keys, url: `http://${nowhere}`, bucket: 'pictures', prefix: '', pauseMs: 1 })

  expect(await examinePhotographs(photographFiles(join(folder, 'photographs')), 'the folder')).toEqual({
    well: 'the folder',
  })
  expect(await examinePhotographs(photographFiles(file), 'the folder')).toEqual({
    problems: [expect.stringMatching(/^the folder cannot be used \(E(EXIST|NOTDIR)/)],
  })
  expect(await examinePhotographs(bucket, 'the bucket')).toEqual({
    problems: ['the bucket cannot be used (no connection)'],
  })
})

test('finds a store that loses the files it should keep', async () => {
  const forgetful = {
    save: async () => {},
    find: async () => undefined,
    has: async () => false,
    remove: async () => {},
  }

  expect(await examinePhotographs(forgetful, 'it')).toEqual({ problems: ['it does not give back what it is given'] })
})

test('finds mail that is not delivered, and prints no password', async () => {
  const settings = { mailSender: 'orders@shop.example', loopback: false }
  const refusing = createServer((socket) => socket.end('554 no\r\n')).listen(0, '127.0.0.1')
  await new Promise((resolve) => refusing.once('listening', resolve))
  const { port } = refusing.address() as { port: number }

  expect(await examineMail({ ...settings, smtpUrl: undefined, loopback: true })).toEqual({ well: 'kept in the outbox' })
  const none = await examineMail({ ...settings, smtpUrl: undefined })
  const gone = await examineMail({ ...settings, smtpUrl: `smtp://shop:hunter2@${nowhere}` })
  const refused = await examineMail({ ...settings, smtpUrl: `smtp://shop:hunter2@127.0.0.1:${port}` })
  refusing.close()

  expect(none).toEqual({ problems: ['SMTP_URL is missing: shoppers get no confirmation of an order'] })
  expect([gone, refused]).toEqual(
    [1, 2].map(() => ({ problems: [expect.stringContaining('SMTP_URL cannot be used')] })),
  )
  expect(JSON.stringify([gone, refused])).not.toContain('hunter2')
})

test('finds secrets others may read', () => {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, '{}', { mode: 0o600 })
  expect(examineSecretsFile({ dataDir: folder, loopback: true })).toHaveProperty('well')

  chmodSync(file, 0o644)
  expect(examineSecretsFile({ dataDir: folder, loopback: true })).toEqual({
    problems: [expect.stringContaining('run chmod 600 on it')],
  })
})
