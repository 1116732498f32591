import { z } from 'zod'
import { accountBody, loginBody, preferencesBody, profileBody, savedAddress } from './account-pages.ts'
import { browsingPages } from './browsing-pages.ts'
import { job } from './careers.ts'
import { checkoutPages } from './checkout-pages.ts'
import { customerClubBody, unsubscribeBody } from './club.ts'
import { fieldRule } from './forms.ts'
import { rewardsBody } from './loyalty.ts'
import { orderHistoryBody } from './order-pages.ts'
import { parcelPages } from './parcel-pages.ts'
import { storePages } from './store-pages.ts'
import { supportBody } from './support.ts'
import { zones } from './widgets.ts'
import { wishlistPages } from './wishlist-pages.ts'
import { withdrawalBody } from './withdrawals.ts'

/** A form that was refused, so that the page can be shown again with all values. Passwords and card fields are left out. */
export const formState = z.object({
  formAction: z.string(),
  values: z.record(z.string(), z.string()),
  /** Texts by field, in the language of the market. The empty name is for the whole form. */
  problems: z.record(z.string(), z.array(z.string())),
  /** The code of the problem. */
  code: z.string().optional(),
  /** Fields that their problem texts already name. The error summary shows these texts without a label. */
  named: z.array(z.string()).optional(),
})
export type FormState = z.infer<typeof formState>

export const layouts = ['default', 'checkout', 'receipt', 'plain', 'account', 'error'] as const

const frame = z.object({
  status: z.number().int(),
  path: z.string(),
  market: z.string(),
  build: z.string(),
  layout: z.enum(layouts),
  title: z.string(),
  metaTags: z.array(z.object({ name: z.string(), content: z.string() })),
  linkTags: z.array(z.object({ rel: z.string(), href: z.string(), hreflang: z.string().optional() })),
  /** JSON-LD objects. */
  structuredData: z.array(z.record(z.string(), z.unknown())),
  robots: z.string(),
  redirect: z.object({ url: z.string(), status: z.number().int() }).optional(),
  breadcrumb: z.array(z.object({ title: z.string(), url: z.string() })),
  zones,
  form: formState.optional(),
  /** Its Content Security Policy is wider than that of other pages, so the browser must load it as a new document. */
  ownDocument: z.literal(true).optional(),
  /** Requested by the shop's app. */
  app: z.literal(true).optional(),
  /** Requested by a device of a store. */
  inStore: z.literal(true).optional(),
  /** The query `preview` is added to every link. Never in production. */
  keepsPreview: z.literal(true).optional(),
  /** The brand whose menu and search it has, if the shop has sections for its brands. */
  subBrand: z.string().optional(),
  /** The same page in the other open markets: market id → address. */
  alternates: z.record(z.string(), z.string()),
})

const kinds = {
  ...browsingPages,
  ...wishlistPages,
  ...checkoutPages,
  ...parcelPages,
  ...storePages,
  customerClubPage: customerClubBody,
  unsubscribePage: unsubscribeBody,
  careerPage: z.object({
    heading: z.string(),
    jobs: z.array(job.extend({ countryName: z.string() })),
  }),
  withdrawalPage: withdrawalBody,
  contactFormPage: supportBody,
  accountSupportPage: supportBody,
  loginPage: loginBody,
  accountPage: accountBody,
  accountOrderHistoryPage: orderHistoryBody,
  accountUserProfilePage: profileBody,
  accountPreferencesPage: preferencesBody,
  accountRewardsPage: rewardsBody,
  /** The page that explains the loyalty programme. Everything that a market does not show is left out. */
  accountLoyaltyProgramPage: rewardsBody
    .pick({ state: true, termsUrl: true, points: true, card: true, reward: true })
    .extend({
      /** Points that a reward costs. */
      rewardPoints: z.number().int(),
      showsPoints: z.boolean(),
    }),
  accountAddressesPage: z.object({
    /** The preferred address first, then the newest. */
    addresses: z.array(savedAddress),
    /** The address book is full. */
    isFull: z.boolean(),
    /** The address in the form. A new address has no id. */
    edited: z
      .object({
        id: z.string().optional(),
        country: z.string(),
        fields: z.array(fieldRule),
        values: z.record(z.string(), z.string()),
        /** True if addresses are completed while the shopper types. */
        searched: z.boolean(),
      })
      .optional(),
    done: z.enum(['saved', 'deleted']).optional(),
  }),
  /** The page to which other providers send the browser back. `action` finishes the sign-in. */
  socialLoginCallbackPage: z.object({ action: z.string() }),
  appWelcomePage: z.object({ heading: z.string(), loginUrl: z.string().optional() }),
  /** The page with the links to sign in or to sign up. */
  authenticationLandingPage: z.object({ loginUrl: z.string(), signUpUrl: z.string() }),
} as const

export type PageAlias = keyof typeof kinds
export const pageAliases = Object.keys(kinds) as readonly PageAlias[]
/** An empty body adds nothing. Zod infers a type for it that would forbid every field of the frame. */
type Body<Alias extends PageAlias> =
  z.infer<(typeof kinds)[Alias]> extends Record<string, never> ? object : z.infer<(typeof kinds)[Alias]>
type Bodies = { [Alias in PageAlias]: Body<Alias> }
export type PageFrame = z.infer<typeof frame>

/** The payload of one kind of page: everything its first render needs. */
export type PageOf<Alias extends PageAlias> = PageFrame & { readonly pageAlias: Alias } & Bodies[Alias]
export type Page = { [Alias in PageAlias]: PageOf<Alias> }[PageAlias]
/** The fields that a page kind adds to the frame. */
export type PageBody<Alias extends PageAlias> = Bodies[Alias]

const members = Object.entries(kinds).map(([alias, body]) =>
  frame.extend({ pageAlias: z.literal(alias), ...body.shape }),
)
export const page = z.discriminatedUnion(
  'pageAlias',
  members as unknown as [typeof frame & z.ZodObject<{ pageAlias: z.ZodLiteral<string> }>],
) as unknown as z.ZodType<Page>
