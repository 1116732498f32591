import { expect, test } from 'vitest'
import type { Contact } from '../../club/club.ts'
import type { Parts } from '../parts.ts'
import { rememberTerms } from './remember-terms.ts'

const subscription = { topic: 'club', subBrands: [], changedAt: new Date(0), hadCounted: true } as const
const contact = (state: 'active' | 'pending'): Contact => ({
  ...{ id: 'c', email: 'ane@example.com', market: 'en-gb' },
  subscriptions: [{ ...subscription, state }],
})

async function kept(known: Contact | undefined, emailVerified = true) {
  const cookies = new Map<string, string>()
  const club = { contactOf: async () => known } as unknown as Parts['club']
  await rememberTerms(
    { club },
    { cookies: { set: (name: string, value: string) => void cookies.set(name, value) } } as never,
    { email: 'ane@example.com', emailVerified, terms: { version: '2', at: '', market: 'en-gb' } },
  )
  return Object.fromEntries(cookies)
}

test('keeps whether marketing is accepted, and tells nothing of an address that nobody confirmed [B-STO-13, C-CLB-05, C-TRM-04]', async () => {
  expect(await kept(contact('active'))).toEqual({ termsVersion: '2', marketingTerms: 'true' })
  expect(await kept(contact('pending'))).toMatchObject({ marketingTerms: 'false' })
  expect(await kept(undefined)).toMatchObject({ marketingTerms: 'false' })
  expect(await kept(contact('active'), false)).toMatchObject({ marketingTerms: 'false' })
})
