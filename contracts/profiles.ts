import { z } from 'zod'
import { foreign, idText, lineText } from './bounds.ts'
import type { Calls } from './calls.ts'
import { store } from './stores.ts'

/** A shopper's data, as shown to the shopper. */
export const user = z
  .object({
    /** The id of the contact in the customer club. Sent only if the address is confirmed. */
    contactId: z.string().optional(),
    isEnrolledInCustomerClub: z.boolean(),
    /** `social` for an account without a password. */
    tokenRecipe: z.enum(['emailpassword', 'social']),
    email: z.string(),
    /** The address that is used only for notices about product safety and recalls. */
    emailGPSR: z.string().optional(),
    firstName: z.string(),
    lastName: z.string(),
    /** Address of the portrait, from the provider that was linked last and has one. */
    picture: z.string().optional(),
    phoneNumber: z.string().optional(),
    /** `YYYY-MM-DD`. */
    birthday: z.string().optional(),
    /** The day a child is expected, `YYYY-MM-DD`. */
    dueDate: z.string().optional(),
    favoriteStore: store.pick({ physicalId: true, name: true, shopNumber: true, address: true }).optional(),
    preferredPayment: z.string().optional(),
    /** Keys of the chosen options, by the id of their section. */
    preferences: z.record(z.string(), z.array(z.string())),
    /** Ids of brands. */
    subBrands: z.array(z.string()),
    /**
     * Points of the loyalty programme: the ones to spend, and the pending ones. Left out if points are not shown, if
     * the shopper is no member, and while the provider does not answer.
     */
    accountPoints: z.number().int().optional(),
    pendingPoints: z.number().int().optional(),
  })
  .meta({ id: 'User' })
export type WireUser = z.infer<typeof user>

/** A field that is left out stays as it is. An empty field is cleared, except the names. */
const details = z.object({
  firstName: lineText.optional(),
  lastName: lineText.optional(),
  birthday: idText.optional(),
  phoneNumber: lineText.optional(),
  emailGPSR: lineText.optional(),
  preferredPayment: idText.optional(),
  /** The `physicalId` of a store. */
  favoriteStore: idText.optional(),
  dueDate: idText.optional(),
  /** Sections that are left out stay as they are. */
  preferences: foreign(z.record(idText, z.array(idText).max(100))).optional(),
  subBrands: z.array(idText).max(100).optional(),
})

export const profileCalls = {
  'GET /api/account/{catalog}/get-user-metadata': {
    who: 'account',
    summary: 'The profile of the account',
    answer: user,
    problems: [401, 403],
  },
  'POST /api/account/{catalog}/update-account-details': {
    who: 'account',
    summary: 'Changes the named fields of the profile, all or none, and leaves the others as they are',
    body: details,
    answer: user,
    problems: [400, 401, 403],
  },
  'POST /api/account/{catalog}/update-account-email': {
    who: 'account',
    summary:
      'Asks for another email address: it counts once its holder confirms it by the link of a mail. Takes the password, if there is one',
    body: z.object({ email: lineText, password: lineText.optional() }),
    answer: user,
    problems: [400, 401, 403, 429],
  },
} satisfies Calls
