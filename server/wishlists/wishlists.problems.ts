import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a change of a wishlist, its sharing or its watch. */
export type WishlistProblem =
  | {
      readonly code:
        | 'wishlist.off'
        | 'wishlist.sign-in-needed'
        | 'wishlist.no-market'
        | 'wishlist.unknown'
        | 'wishlist.not-yours'
        | 'wishlist.reference-unknown'
        | 'wishlist.product-unknown'
        | 'wishlist.default-stays'
        | 'wishlist.name-required'
        | 'wishlist.name-taken'
        | 'wishlist.recipient-required'
        | 'wishlist.recipient-twice'
        | 'wishlist.email-invalid'
        | 'wishlist.watch-unknown'
    }
  | {
      readonly code:
        | 'wishlist.full'
        | 'wishlist.too-many-lists'
        | 'wishlist.name-too-long'
        | 'wishlist.too-many-recipients'
      readonly limit: number
    }
  | { readonly code: 'wishlist.recipient-invalid'; readonly recipient: string }
  | { readonly code: 'wishlist.mailed-too-often' | 'wishlist.watched-too-often'; readonly retryAfterSeconds: number }

export const wishlistProblems = {
  'wishlist.off': { status: 403 },
  'wishlist.sign-in-needed': { status: 401 },
  'wishlist.no-market': { status: 400 },
  'wishlist.unknown': { status: 404, field: 'wishlistId' },
  'wishlist.not-yours': { status: 403, field: 'wishlistId' },
  'wishlist.reference-unknown': { status: 404, field: 'shareReference' },
  'wishlist.product-unknown': { status: 400, field: 'sku' },
  'wishlist.full': { status: 400, field: 'sku', args: ['limit'] },
  'wishlist.too-many-lists': { status: 400, field: 'wishlistName', args: ['limit'] },
  'wishlist.default-stays': { status: 400, field: 'wishlistId' },
  'wishlist.name-required': { status: 400, field: 'wishlistName' },
  'wishlist.name-too-long': { status: 400, field: 'wishlistName', args: ['limit'] },
  'wishlist.name-taken': { status: 400, field: 'wishlistName' },
  'wishlist.recipient-required': { status: 400, field: 'recipients' },
  'wishlist.recipient-invalid': { status: 400, field: 'recipients', args: ['recipient'] },
  'wishlist.recipient-twice': { status: 400, field: 'recipients' },
  'wishlist.too-many-recipients': { status: 400, field: 'recipients', args: ['limit'] },
  'wishlist.mailed-too-often': { status: 429 },
  'wishlist.email-invalid': { status: 400, field: 'email' },
  'wishlist.watch-unknown': { status: 404 },
  'wishlist.watched-too-often': { status: 429 },
} satisfies ProblemForms<WishlistProblem>
