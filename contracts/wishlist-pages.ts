import { z } from 'zod'
import { listPreview, shownList } from './wishlists.ts'

/** Bodies of the page of wishlists. */
export const wishlistPages = {
  wishlistPage: z.object({
    signedIn: z.boolean(),
    /** The shopper must sign in before anything can be saved. */
    signInNeeded: z.literal(true).optional(),
    /** The list that is shown; null if there is none. */
    list: shownList.nullable(),
    /** All lists of a member, including the shown one. */
    lists: z.array(listPreview),
    /** The list of a share link, shown instead of the shopper's own; null if the link is not valid. */
    shared: shownList.nullable().optional(),
    /** Mails about the shown list. */
    watch: z.object({ email: z.string(), confirmed: z.boolean() }).optional(),
    /** Set by a mail's link that confirms such mails; null if the link was used or has expired. */
    confirm: z.object({ secret: z.string(), email: z.string() }).nullable().optional(),
    /** Set by a mail's link that stops them; null if they are already stopped. */
    stop: z.object({ token: z.string(), email: z.string() }).nullable().optional(),
    /** A product that can be saved with one click, for example after a sign-in. */
    toSave: z.object({ sku: z.string(), name: z.string() }).optional(),
    /** The result of the last form action. */
    done: z.enum(['mailed', 'watch-asked', 'watch-confirmed']).optional(),
  }),
} as const
