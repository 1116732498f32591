import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { address } from './delivery-address.ts'

const one = z.object({ addressId: idText })

export const addressBookCalls = {
  'GET /api/account/{catalog}/address': {
    who: 'account',
    summary: 'The address book: the preferred address first, then the newest',
    answer: z.array(address),
    problems: [401, 403],
  },
  'POST /api/account/{catalog}/address': {
    who: 'account',
    summary:
      'Adds an address, checked by the rules of its country; the first one is preferred, and one that is there already is not added again',
    body: address,
    answer: address,
    problems: [400, 401, 403],
  },
  'GET /api/account/{catalog}/address/{addressId}': {
    who: 'account',
    summary: 'An address of the book',
    params: one,
    answer: address,
    problems: [401, 403, 404],
  },
  'PUT /api/account/{catalog}/address/{addressId}': {
    who: 'account',
    summary: 'Replaces an address',
    params: one,
    body: address,
    answer: address,
    problems: [400, 401, 403, 404],
  },
  'DELETE /api/account/{catalog}/address/{addressId}': {
    who: 'account',
    summary: 'Deletes an address and answers those that are left; after the preferred one the newest is preferred',
    params: one,
    answer: z.array(address),
    problems: [401, 403, 404],
  },
  'PUT /api/account/{catalog}/address/set-preferred/{addressId}': {
    who: 'account',
    summary: 'Prefers an address, and no other one',
    params: one,
    answer: address,
    problems: [401, 403, 404],
  },
} satisfies Calls
