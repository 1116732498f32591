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

/** The data that the forms to sign in and up need, wherever they stand: on the login page, in the flyout or in the checkout. */
export const signInForms = z.object({
  /** Where the forms are posted to: the login page, with the page one goes to afterwards. */
  action: z.string(),
  /** Other ways to sign in; their addresses are ours and lead on to the provider. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** The company's directory, for staff; left out where the shop has none. */
  directoryUrl: z.string().optional(),
  terms: accountTerms,
  /** Terms are accepted by a box of their own; else by making the account. */
  asksForTerms: z.boolean(),
  /** News are asked for by a box of their own, which the earlier text of the terms did not have. */
  asksForNews: z.boolean(),
  asksBirthday: z.boolean(),
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
  /** The secret of a mail's link, while it works. Nothing is done with it until its button is pressed. */
  token: z.string().optional(),
  /** The address the link was sent to, or the one of the account that is signed in. */
  email: z.string().optional(),
  /** Nobody can sign in at the moment. */
  maintenance: z.literal(true).optional(),
})

export const accountBody = z.object({
  /** Null for a visitor who has yet to sign in. */
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
      /** The newest order, where the shop has an overview; null if there is none yet. Left out too while orders cannot be read. */
      latestOrder: listedOrder.nullable().optional(),
      /** Points of a member, where the market shows them and the programme answers. */
      points: rewardsBody.shape.points,
      /** Terms of a new version, to be accepted. */
      termsDue: accountTerms.optional(),
    })
    .nullable(),
  /** The login page, which leads back here. */
  loginUrl: z.string(),
  done: z.enum(signInNotices).optional(),
  maintenance: z.literal(true).optional(),
})

/** The profile of who is signed in, as its form shows it. */
export const profileBody = z.object({
  profile: z.object({
    email: z.string(),
    /** Another address takes the password of the account. */
    hasPassword: z.boolean(),
    /** By the names of the form's fields; empty where nothing is known. */
    values: z.record(z.string(), z.string()),
    asksBirthday: z.boolean(),
    /** The first and last day a due date may be, ISO. */
    dueDates: z.object({ first: z.string(), last: z.string() }),
    /** Of the market's country. */
    stores: z.array(z.object({ value: z.string(), label: z.string(), group: z.string() })),
    addresses: z.array(z.lazy(() => savedAddress)),
    payments: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  /** The result of the last form action. */
  done: z.enum(['saved', 'email-change-asked', 'export-asked', 'export-expired']).optional(),
  /** All data of the account, while the link of its mail works. */
  download: z.object({ jsonUrl: z.string(), pageUrl: z.string() }).optional(),
})

/** An address of the book, as people write it. */
export const savedAddress = z.object({
  id: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  isPreferred: z.boolean(),
})
export type SavedAddress = z.infer<typeof savedAddress>

/** A question members are asked about what they like, as editors wrote it. */
export const preferenceSection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The options stand in so many columns where there is room. */
  columns: z.number().int().min(1).max(4),
  isAccordion: z.boolean(),
  isAccordionOpen: z.boolean(),
  /** One option at most. */
  isRadio: z.boolean(),
  options: z.array(z.object({ key: z.string(), title: z.string(), description: z.string() })),
})
export type PreferenceSection = z.infer<typeof preferenceSection>

export const preferencesBody = z.object({
  sections: z.array(preferenceSection),
  /** Chosen keys by the id of their section. */
  preferences: z.record(z.string(), z.array(z.string())),
  brands: z.array(z.object({ id: z.string(), name: z.string(), chosen: z.boolean() })),
  /** The switch for news and offers; `pending` until the mail is answered. Of an address nobody confirmed nothing is told. */
  news: z.enum(['on', 'off', 'pending']),
  saved: z.boolean(),
})

export const signInNoticeOf = (text: string | undefined): SignInNotice | undefined =>
  signInNotices.find((notice) => notice === text)
