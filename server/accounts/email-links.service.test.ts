import { expect, test } from 'vitest'
import { emailLinks } from './email-links.service.ts'
import { HashingBusy } from './password-hashes.service.ts'

test('refuses a new password while too many are being set, and keeps the link of the mail valid [C-EAU-04]', async () => {
  const links = emailLinks({
    secrets: { findToken: async () => ({ accountId: 'a1', email: 'ane@example.com' }) },
    hashes: {
      make: async () => {
        throw new HashingBusy()
      },
    },
  } as never)

  expect(await links.reset({} as never, 'token', 'Wool trousers 8')).toEqual({
    status: 'GENERAL_ERROR',
    code: 'sign-in.busy',
  })
})
