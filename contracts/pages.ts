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

/** A form that was refused, so that the page can be shown again with nothing lost. Passwords and card fields are left out. */
export const formState = z.object({
  formAction: z.string(),
  values: z.record(z.string(), z.string()),
  /** Text per field, in the market's words; the empty name is for the form as a whole. */
  problems: z.record(z.string(), z.array(z.string())),
  /** Of the problem a rule refused it with. */
  code: z.string().optional(),
  /** Fields that their problem texts name. The error summary shows these texts without a label. */
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
  /** Its header policy is wider than that of other pages, so it must be loaded as a document of its own. */
  ownDocument: z.literal(true).optional(),
  /** It was asked for by the shop's app. */
  app: z.literal(true).optional(),
  /** Requested by a device of a store. */
  inStore: z.literal(true).optional(),
  /** The query `preview` is carried from page to page: never in production. */
  keepsPreview: z.literal(true).optional(),
  /** The brand whose menu and search it has, where the shop leads from brand to brand. */
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
  /** How the programme works. What a market does not show is left out. */
  accountLoyaltyProgramPage: rewardsBody
    .pick({ state: true, termsUrl: true, points: true, card: true, reward: true })
    .extend({
      /** Points that a reward costs. */
      rewardPoints: z.number().int(),
      showsPoints: z.boolean(),
    }),
  accountAddressesPage: z.object({
    /** The preferred one first, then the newest. */
    addresses: z.array(savedAddress),
    /** The book is full. */
    isFull: z.boolean(),
    /** The address that is written now: a new one has no id. */
    edited: z
      .object({
        id: z.string().optional(),
        country: z.string(),
        fields: z.array(fieldRule),
        values: z.record(z.string(), z.string()),
        /** True if addresses are completed while typing. */
        searched: z.boolean(),
      })
      .optional(),
    done: z.enum(['saved', 'deleted']).optional(),
  }),
  /** Where other providers send the browser back to; `action` finishes the sign-in. */
  socialLoginCallbackPage: z.object({ action: z.string() }),
  appWelcomePage: z.object({ heading: z.string(), loginUrl: z.string().optional() }),
  /** The entry to the club: to sign in or up. */
  authenticationLandingPage: z.object({ loginUrl: z.string(), signUpUrl: z.string() }),
} as const

export type PageAlias = keyof typeof kinds
export const pageAliases = Object.keys(kinds) as readonly PageAlias[]
/** An empty body adds nothing; as zod infers it, it would forbid every field of the frame. */
type Body<Alias extends PageAlias> =
  z.infer<(typeof kinds)[Alias]> extends Record<string, never> ? object : z.infer<(typeof kinds)[Alias]>
type Bodies = { [Alias in PageAlias]: Body<Alias> }
export type PageFrame = z.infer<typeof frame>

/** The payload of one kind of page: everything its first render needs. */
export type PageOf<Alias extends PageAlias> = PageFrame & { readonly pageAlias: Alias } & Bodies[Alias]
export type Page = { [Alias in PageAlias]: PageOf<Alias> }[PageAlias]
/** Parts that a page kind adds to the frame. */
export type PageBody<Alias extends PageAlias> = Bodies[Alias]

const members = Object.entries(kinds).map(([alias, body]) =>
  frame.extend({ pageAlias: z.literal(alias), ...body.shape }),
)
export const page = z.discriminatedUnion(
  'pageAlias',
  members as unknown as [typeof frame & z.ZodObject<{ pageAlias: z.ZodLiteral<string> }>],
) as unknown as z.ZodType<Page>
