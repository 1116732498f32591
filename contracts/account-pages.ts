import { z } from 'zod'
import { rewardsBody } from './loyalty.ts'
import { listedOrder } from './order-pages.ts'

/** Views of the login page; exactly one is shown at a time. */
export const signInViews = [
  ...(['login', 'signup', 'forgot-password', 'reset', 'verify'] as const),
  ...(['change-email', 'stop-email-change'] as const),
] as const
export type SignInView = (typeof signInViews)[number]

/** The terms a shopper accepts with an account. */
const accountTerms = z.object({ version: z.string(), url: z.string() })

/** The data for the forms to sign in and to sign up, on the login page, in the flyout and in the checkout. */
export const signInForms = z.object({
  /** The address that the forms are posted to: the login page, with the page that follows the sign-in. */
  action: z.string(),
  /** Other ways to sign in. Their addresses are the shop's own, and redirect to the provider. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** The company's directory, for staff. Left out if the shop has none. */
  directoryUrl: z.string().optional(),
  terms: accountTerms,
  /** True if a checkbox of its own accepts the terms; otherwise the shopper accepts them by creating the account. */
  asksForTerms: z.boolean(),
  /** True if a checkbox asks about news. The earlier text of the terms had no such checkbox. */
  asksForNews: z.boolean(),
  /** Present if the checkout that led here has asked about news, so this form does not. */
  newsAsked: z.literal(true).optional(),
  asksBirthday: z.boolean(),
  /** Present if a checkbox of its own joins the loyalty programme. */
  offersProgramme: z.literal(true).optional(),
})
export type SignInForms = z.infer<typeof signInForms>

/** The last action, reported on the next page. */
export const signInNotices = [
  ...([
    'reset-sent',
    'password-changed',
    'password-changed-passkeys',
    'check-passkeys',
    'verified',
    'verification-sent',
    'email-changed',
    'email-change-stopped',
  ] as const),
  ...(['link-expired', 'provider-failed'] as const),
] as const
export type SignInNotice = (typeof signInNotices)[number]

export const loginBody = z.object({
  view: z.enum(signInViews),
  forms: signInForms,
  done: z.enum(signInNotices).optional(),
  /** The secret of a mail's link, while it is valid. Opening the link changes nothing; only its button does. */
  token: z.string().optional(),
  /** The address that the link was sent to, or the one of the signed-in account. */
  email: z.string().optional(),
  /** Nobody can sign in because of maintenance. */
  maintenance: z.literal(true).optional(),
})

export const accountBody = z.object({
  /** Null for a visitor who has not signed in yet. */
  account: z
    .object({
      email: z.string(),
      firstName: z.string(),
      emailVerified: z.boolean(),
      devices: z.array(
        z.object({
          id: z.string(),
          /** Browser and system; empty if they are not known. */
          name: z.string(),
          /** ISO 8601. */
          usedAt: z.string(),
          current: z.boolean(),
        }),
      ),
      /** The newest order, if the shop has an overview of orders; null if there is none yet. Also left out while orders cannot be read. */
      latestOrder: listedOrder.nullable().optional(),
      /** The points of a member, if the market shows them and the loyalty programme answers. */
      points: rewardsBody.shape.points,
      /** A new version of the terms that the shopper must accept. */
      termsDue: accountTerms.optional(),
    })
    .nullable(),
  /** The login page, which leads back to this page. */
  loginUrl: z.string(),
  done: z.enum(signInNotices).optional(),
  maintenance: z.literal(true).optional(),
})

/** The profile of the signed-in shopper, as its form shows it. */
export const profileBody = z.object({
  profile: z.object({
    email: z.string(),
    /** True if the shopper must type the password to change the email address. */
    hasPassword: z.boolean(),
    /** Values by the names of the form's fields; empty if nothing is known. */
    values: z.record(z.string(), z.string()),
    asksBirthday: z.boolean(),
    /** The first and the last day that the due date may be, ISO. */
    dueDates: z.object({ first: z.string(), last: z.string() }),
    /** Stores in the market's country. */
    stores: z.array(z.object({ value: z.string(), label: z.string(), group: z.string() })),
    addresses: z.array(z.lazy(() => savedAddress)),
    payments: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  /** The result of the last form action. */
  done: z.enum(['saved', 'email-change-asked', 'export-asked', 'export-expired']).optional(),
  /** Addresses of all data of the account, while the link in the mail is valid. */
  download: z.object({ jsonUrl: z.string(), pageUrl: z.string() }).optional(),
})

/** An address of the address book, in the usual notation. */
export const savedAddress = z.object({
  id: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  isPreferred: z.boolean(),
})
export type SavedAddress = z.infer<typeof savedAddress>

/** A question to members about their preferences, written by editors. */
export const preferenceSection = z.object({
  id: z.string(),
  /** The editors' own word for this kind of question; null without one. */
  type: z.string().nullable(),
  /** The address of a small picture. */
  icon: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Number of columns of the options on wide screens. */
  columns: z.number().int().min(1).max(4),
  isAccordion: z.boolean(),
  isAccordionOpen: z.boolean(),
  /** True if at most one option may be chosen. */
  isRadio: z.boolean(),
  options: z.array(z.object({ key: z.string(), title: z.string(), description: z.string() })),
})
export type PreferenceSection = z.infer<typeof preferenceSection>

export const preferencesBody = z.object({
  sections: z.array(preferenceSection),
  /** Chosen keys by the id of their section. */
  preferences: z.record(z.string(), z.array(z.string())),
  brands: z.array(z.object({ id: z.string(), name: z.string(), chosen: z.boolean() })),
  /**
   * The switch for news and offers; `pending` until the shopper has confirmed the mail. If nobody has confirmed the
   * address, the page does not tell the real state.
   */
  news: z.enum(['on', 'off', 'pending']),
  saved: z.boolean(),
})

export const signInNoticeOf = (text: string | undefined): SignInNotice | undefined =>
  signInNotices.find((notice) => notice === text)
