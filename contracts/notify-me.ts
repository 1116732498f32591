import { z } from 'zod'
import { longestEmailAddress } from '#foundation/email-address.ts'
import type { Calls } from './calls.ts'

const email = z.string().max(longestEmailAddress)
const acceptNewsletter = z.boolean().optional()

/** The request for a sold-out size, or for any size of the product. */
export const stockOptIn = z.object({
  email,
  productId: z.string().min(1).max(100),
  sku: z.string().max(200).optional(),
  ean: z.string().max(20).optional(),
  acceptNewsletter,
})

export const notifyMeCalls = {
  'GET /api/notifyme/{catalog}/check-existing-subscription': {
    who: 'anyone',
    summary: 'Whether this visitor waits for a product; 204 when not',
    query: z.object({ productId: z.string().min(1).max(100) }),
    answer: z
      .object({
        productId: z.string(),
        email: z.string(),
        sku: z.string().optional(),
        /** The token that ends the notification. Only the mail contains it. */
        token: z.string(),
      })
      .optional(),
    problems: [204, 400],
    also: ['/notifyme/{catalog}/check-existing-subscription'],
  },
  'PUT /api/notifyme/{catalog}/optin': {
    who: 'anyone',
    summary:
      'Asks for one mail when a product or a size of it is back; 204 when noted. A mail asks first whether it was meant',
    body: stockOptIn,
    answer: z.undefined(),
    problems: [204, 400, 429],
    also: ['/notifyme/{catalog}/optin'],
  },
  'GET /api/notifyme/{catalog}/optout': {
    who: 'anyone',
    summary: 'Ends a subscription; asked for as a page it leads to the button that does',
    query: z.object({ token: z.string().min(1).max(100) }),
    answer: z.undefined(),
    problems: [204, 302, 400, 403, 404],
    also: ['/notifyme/{catalog}/optout'],
  },
  'PUT /api/productgoinglive/{catalog}/optin': {
    who: 'anyone',
    summary: 'Asks for one mail when a coming product can be bought; 204 when noted',
    body: z.object({ email, productId: z.string().min(1).max(100), acceptNewsletter }),
    answer: z.undefined(),
    problems: [204, 400, 429],
    also: ['/productgoinglive/{catalog}/optin'],
  },
} satisfies Calls
