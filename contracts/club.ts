import { z } from 'zod'
import { longestEmailAddress } from '#foundation/email-address.ts'
import { foreign, idText, longText } from './bounds.ts'
import type { Calls } from './calls.ts'

const email = z.string().min(1).max(longestEmailAddress)
const name = z.string().max(100)
/** The place where the shopper signed up, as the caller names it. */
const source = z.string().min(1).max(50)

/** The form of the customer club. */
export const signup = z.object({
  email,
  firstName: name.optional(),
  lastName: name.optional(),
  /** ISO date. */
  birthday: z.string().max(10).optional(),
  subBrands: z.array(z.string().min(1).max(50)).max(20).optional(),
  acceptTerms: z.boolean().optional(),
  source,
})

/** `pending` until the owner of the address has confirmed it on the page that a link in a mail opens. */
export const contactState = z
  .object({
    state: z.enum(['pending', 'active', 'ended']),
    /** Only for callers who proved that they own the address, and for services that signed it up. */
    contactId: z.string().optional(),
  })
  .meta({ id: 'ContactState' })

const ok = z.object({ ok: z.literal(true) })
/** Mail programs that unsubscribe with one click post this form (RFC 8058). */
const oneClick = z.literal('One-Click').optional()
const greeting = z.string().max(200).optional()
/** Room for a thousand leads, the most that one notice may contain. */
const leadBytes = 400_000
const mailLink = z.object({ contactId: z.string().min(1).max(100).optional(), messageId: idText.optional() })

export const clubCalls = {
  'POST /api/account/{catalog}/customerclub/subscribe': {
    who: 'anyone',
    summary: 'Joins the customer club; the answer is the same for an address that is in it already',
    body: signup,
    answer: contactState,
    problems: [400, 429],
  },
  'POST /api/account/{catalog}/customerclub/unsubscribe': {
    who: 'anyone',
    summary: 'Ends all marketing mails, by the link of a mail or by the address alone',
    query: mailLink,
    body: z.object({ email: email.optional(), reason: longText.optional(), 'List-Unsubscribe': oneClick }).optional(),
    answer: ok,
    problems: [400, 404, 429],
    form: true,
  },
  'GET /api/account/{catalog}/customerclub/unsubscribe': {
    who: 'anyone',
    summary: 'Leads from the link of a mail to the page whose button unsubscribes',
    query: mailLink,
    answer: z.undefined(),
    problems: [302, 400],
  },
  'POST /api/account/{catalog}/customerclub/facebook-signup': {
    who: 'provider',
    summary: 'Joins the customer club for a service that proves itself by the header `X-SIGNUP-ACCESS-TOKEN`',
    body: signup,
    answer: contactState,
    problems: [400, 401, 429],
  },
  'GET /api/account/{catalog}/customerclub/facebook-lead-signup': {
    who: 'provider',
    summary: 'Answers the challenge of the service that sends leads, where it names the token of the shop',
    query: z.object({ 'hub.mode': greeting, 'hub.verify_token': greeting, 'hub.challenge': greeting }),
    answer: z.string(),
    file: 'text/plain',
    problems: [400, 403],
  },
  'POST /api/account/{catalog}/customerclub/facebook-lead-signup': {
    who: 'provider',
    signed: true,
    summary: 'Signs up who filled in a form on Facebook; proved by the signature `X-Hub-Signature-256`',
    body: foreign(z.looseObject({ object: idText, entry: z.array(z.unknown()).max(1_000) }), {
      values: 20_000,
      depth: 10,
      characters: leadBytes,
    }),
    mostBytes: leadBytes,
    answer: ok,
    problems: [400, 401],
  },
  'POST /api/account/{catalog}/customerclub/verify-email': {
    who: 'anyone',
    summary: 'Asks the owner of an address by mail to confirm the newsletter',
    query: z.object({ sleekNote: z.enum(['true', 'false']).optional() }),
    body: z.object({ email }),
    answer: ok,
    problems: [400, 429],
  },
  'POST /api/account/customerclub/v2/verify-email': {
    who: 'anyone',
    summary: 'The same for callers outside the shop, who name the market in the body',
    body: z.object({ email, market: z.string().min(1).max(20), source }),
    answer: ok,
    problems: [400, 429],
  },
  'GET /api/account/{catalog}/customerclub/verify-marketing': {
    who: 'anyone',
    summary: 'Confirms a consent, once; asked for as a page it leads to the button that does',
    query: z.object({ verificationId: z.string().min(1).max(100) }),
    answer: contactState,
    problems: [302, 400, 403, 404],
  },
} satisfies Calls

export const customerClubBody = z.object({
  /** Brands to choose from. */
  subBrands: z.array(z.object({ id: z.string(), name: z.string(), preSelected: z.boolean() })),
  /**
   * Set if the page was opened by a mail's link that confirms a consent; null if the link was used or has expired. The
   * address is masked.
   */
  confirm: z.object({ secret: z.string(), email: z.string() }).nullable().optional(),
  /** The result of the last form action. */
  done: z.enum(['asked', 'joined', 'confirmed']).optional(),
})

export const unsubscribeBody = z.object({
  /** The contact of a mail's link; null if there is none. The address is masked. */
  contact: z
    .object({
      contactId: z.string(),
      messageId: z.string().optional(),
      email: z.string(),
      subscribed: z.boolean(),
      /** The subscription was ended a short time ago, so that can be undone. */
      canUndo: z.boolean(),
    })
    .nullable()
    .optional(),
  /** True if the page has a form that asks for the address. */
  offersForm: z.boolean(),
  /** The form has been sent. */
  asked: z.boolean(),
})
