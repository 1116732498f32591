import { z } from 'zod'
import { goodsReturn, returnOffer } from './returns.ts'
import { trackedOrder } from './tracking.ts'

/** Bodies of the pages about parcels to the shopper and back. */
export const parcelPages = {
  returnItemsPage: z.object({
    /** The shop takes no returns in this market. */
    isOff: z.literal(true).optional(),
    /** The page of a returns service. */
    portalUrl: z.string().optional(),
    /** The order that was looked up, with the ticket that opens it for an hour. */
    offer: returnOffer.optional(),
    ticket: z.string().optional(),
    /** The ticket has expired. */
    expired: z.literal(true).optional(),
    /** A registered return; null if there is none with that id. */
    shown: goodsReturn.nullable().optional(),
    /** The code for the carrier's desk, as a picture. */
    qrCode: z.string().optional(),
  }),
  trackOrderPage: z.object({
    /** The market does not show where parcels are. */
    isOff: z.literal(true).optional(),
    /** The order that was looked up. */
    tracked: trackedOrder.optional(),
    /** The ticket that opens it has expired. */
    expired: z.literal(true).optional(),
    /** The page for returns, opened for the same order. */
    returnUrl: z.string().optional(),
    /** The page to withdraw from the contract, in the EU and EEA. */
    withdrawalUrl: z.string().optional(),
  }),
  accountReturnsPage: z.object({
    /** The shop takes no returns in this market. */
    isOff: z.literal(true).optional(),
    /** The page of a returns service. */
    portalUrl: z.string().optional(),
    /** Newest first. */
    returns: z.array(goodsReturn),
    /** The newest orders with pieces that can be returned, each with the page for its return. */
    returnable: z.array(z.object({ orderNumber: z.string(), created: z.string(), url: z.string() })),
  }),
} as const
