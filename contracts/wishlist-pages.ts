import { z } from 'zod'
import { listPreview, shownList } from './wishlists.ts'

/** Bodies of the page of wishlists. */
export const wishlistPages = {
  wishlistPage: z.object({
    signedIn: z.boolean(),
    /** Nothing can be saved before a sign-in. */
    signInNeeded: z.literal(true).optional(),
    /** The list that is shown; null while there is none. */
    list: shownList.nullable(),
    /** All lists of a member, the shown one among them. */
    lists: z.array(listPreview),
    /** The list of a share link, in place of one's own; null if the link leads to none. */
    shared: shownList.nullable().optional(),
    /** Mails about the shown list. */
    watch: z.object({ email: z.string(), confirmed: z.boolean() }).optional(),
    /** A mail's link to confirm such mails; null if it was used or has expired. */
    confirm: z.object({ secret: z.string(), email: z.string() }).nullable().optional(),
    /** A mail's link to stop them; null if they are stopped. */
    stop: z.object({ token: z.string(), email: z.string() }).nullable().optional(),
    /** A product that can be saved with one press, for example after a sign-in. */
    toSave: z.object({ sku: z.string(), name: z.string() }).optional(),
    /** The result of the last form action. */
    done: z.enum(['mailed', 'watch-asked', 'watch-confirmed']).optional(),
  }),
} as const
