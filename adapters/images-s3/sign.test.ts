import { expect, test } from 'vitest'
import { hashOf, signed } from './sign.ts'

/** Examples from Amazon's documentation of signature version 4. */
const example = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = new Date('2013-05-24T00:00:00Z')
const bucket = 'https://examplebucket.s3.amazonaws.com'
const signatureOf = (headers: Record<string, string>) => /Signature=(\w+)/.exec(headers.authorization!)?.[1]

test('signs a GET as in the documentation', () => {
  const url = new URL(`${bucket}/test.txt`)
  const headers = signed(example, { method: 'GET', url, headers: { Range: 'bytes=0-9' }, bodyHash: hashOf(''), at })

  expect(signatureOf(headers)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test('signs a PUT as in the documentation', () => {
  const body = 'Welcome to Amazon S3.'
  const headers = signed(example, {
    method: 'PUT',
    url: new URL(`${bucket}/test%24file.text`),
    headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    bodyHash: hashOf(body),
    at,
  })

  expect(signatureOf(headers)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
})

test('signs a query as in the documentation', () => {
  const url = new URL(`${bucket}/?max-keys=2&prefix=J`)

  expect(signatureOf(signed(example, { method: 'GET', url, bodyHash: hashOf(''), at }))).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})
