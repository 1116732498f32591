import { z } from 'zod'
import { accountBody, loginBody, preferencesBody, profileBody, savedAddress, signInForms } from './account-pages.ts'
import { address, basketResponse } from './basket.ts'
import type { Calls } from './calls.ts'
import { productDetail, productSetOption } from './catalogue.ts'
import { pickupPoint, shippingMethod } from './delivery.ts'
import { wireMoney } from './money.ts'
import { orderHistoryBody } from './order-pages.ts'
import { orderDetail, orderPurchase } from './orders.ts'
import { adyenFields, linkStatuses, paymentIconKinds } from './payments.ts'
import { goodsReturn, returnOffer } from './returns.ts'
import { searchResponse } from './search.ts'
import { trackedOrder } from './tracking.ts'
import { link, zones } from './widgets.ts'
import { listPreview, shownList } from './wishlists.ts'

/** A form that was refused, so that the page can be shown again with nothing lost. Passwords and card fields are left out. */
export const formState = z.object({
  formAction: z.string(),
  values: z.record(z.string(), z.string()),
  /** Text per field, in the market's words; the empty name is for the form as a whole. */
  problems: z.record(z.string(), z.array(z.string())),
  /** Of the problem a rule refused it with. */
  code: z.string().optional(),
})
export type FormState = z.infer<typeof formState>

/** A field of a form as data: the browser's own checks come from it, and no schema library reaches the browser. */
export const fieldRule = z.object({
  name: z.string(),
  /** Word keys. */
  label: z.string(),
  help: z.string().optional(),
  type: z.enum(['text', 'email', 'tel', 'select', 'checkbox']),
  required: z.boolean(),
  autocomplete: z.string().optional(),
  inputMode: z.enum(['text', 'numeric', 'tel', 'email']).optional(),
  pattern: z.string().optional(),
  example: z.string().optional(),
  mask: z.string().optional(),
  maxLength: z.number().int().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string(), group: z.string().optional() })).optional(),
  /** Name of the field that stands beside this one. */
  pairedWith: z.string().optional(),
})
export type FieldRule = z.infer<typeof fieldRule>

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
  /** The brand whose menu and search it has, where the shop leads from brand to brand. */
  subBrand: z.string().optional(),
  /** The same page in the other open markets: market id → address. */
  alternates: z.record(z.string(), z.string()),
})

const listing = z.object({
  heading: z.string(),
  /** Sanitised HTML. */
  intro: z.string().optional(),
  /** The category listed, if it is one. */
  category: z.string().optional(),
  subCategories: z.array(link),
  parent: link.optional(),
  term: z.string().optional(),
  search: searchResponse,
  page: z.number().int(),
  pages: z.number().int(),
  pageSize: z.number().int(),
  /** Address of this listing without page, and the query as it stands, so that links can be built by changing one part. */
  basePath: z.string(),
  query: z.record(z.string(), z.string()),
  sorting: z.string(),
})
export type Listing = z.infer<typeof listing>

export const checkoutSteps = ['customer', 'details', 'shipping', 'summary', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const checkout = z.object({
  steps: z.array(
    z.object({ name: z.enum(checkoutSteps), url: z.string(), state: z.enum(['done', 'current', 'ahead']) }),
  ),
  basket: basketResponse,
})

/** Earned bonuses that are neither chosen nor declined yet: one of these products, the given number of times. */
const bonusOffer = z.object({
  promotionId: z.string(),
  rewardId: z.string(),
  name: z.string(),
  left: z.number().int(),
  /** Declining means declining all that was earned. */
  earned: z.number().int(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      colour: z.string(),
      imageUrl: z.string(),
      sizes: z.array(z.object({ sku: z.string(), name: z.string() })),
    }),
  ),
})
export type BonusOffer = z.infer<typeof bonusOffer>

export const paymentMethodOption = z.object({
  type: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  /**
   * `test-card`: our own plain fields, for the simulator only; `provider`: the provider's own; `redirect`: leaves for the provider's page;
   * `personal-number`: the same, with a Turkish identity number asked for first; `terminal`: is done at the till.
   */
  fields: z.enum(['test-card', 'provider', 'redirect', 'personal-number', 'terminal']),
  /** Required browser capability; without it the payment type is not offered. */
  wallet: z.enum(['apple-pay', 'google-pay']).optional(),
})

/** A product among others that are bought together, with what it takes to choose its size. */
const productPart = productSetOption.pick({
  id: true,
  name: true,
  url: true,
  colourName: true,
  images: true,
  price: true,
  variants: true,
})
export type ProductPart = z.infer<typeof productPart>

const look = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  /** The other goods of the look that can be bought here. */
  parts: z.array(productPart),
  total: wireMoney,
})
export type Look = z.infer<typeof look>

const sizeHelp = {
  /** The table of the size guide that is meant for this product. */
  sizeGuide: z.string().optional(),
  /** True if somebody can be asked for a size here. */
  sizeAdvisor: z.literal(true).optional(),
}

const productBody = z.object({
  product: productDetail,
  /** The sku chosen by the address or by a refused form. */
  chosenSku: z.string().optional(),
  shippingMethods: z.array(shippingMethod),
  looks: z.array(look),
  ...sizeHelp,
})

const kinds = {
  homePage: z.object({}),
  contentPage: z.object({ heading: z.string() }),
  /** One version of the terms of sale. */
  termsConditionsPage: z.object({ heading: z.string() }),
  categoryPage: z.object({ listing }),
  searchPage: z.object({ listing }),
  productPage: productBody,
  /** A product of the stores: told the same way, found there and not put into a basket. */
  storeProductPage: productBody,
  productSetPage: z.object({
    product: productDetail,
    /** Parts that are chosen and bought one by one. */
    parts: z.array(productPart),
    shippingMethods: z.array(shippingMethod),
    ...sizeHelp,
  }),
  notifyMePage: z.object({
    /** The notification to end; none if the token is unknown. */
    wish: z
      .object({
        token: z.string(),
        email: z.string(),
        name: z.string(),
        url: z.string().optional(),
        ended: z.boolean(),
        /** It was confirmed just now. */
        confirmed: z.boolean(),
      })
      .nullable(),
    /** The wish to confirm; null if the link has been used or has expired. */
    confirm: z
      .object({ secret: z.string(), email: z.string(), name: z.string(), url: z.string().optional() })
      .nullable()
      .optional(),
    /** The product somebody wants word of; absent where the page is about a mail's way out. */
    ask: z
      .object({
        part: productPart,
        sku: z.string().optional(),
        /** It is about a launch, not about a size. */
        launch: z.boolean(),
        noted: z.boolean(),
      })
      .optional(),
  }),
  consentPage: z.object({
    /** Categories agreed to. */
    granted: z.array(z.string()),
    /** A choice was kept just now. */
    kept: z.boolean(),
  }),
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
    /** A product to be saved by a press, after a sign-in say. */
    toSave: z.object({ sku: z.string(), name: z.string() }).optional(),
    /** The result of the last form action. */
    done: z.enum(['mailed', 'watch-asked', 'watch-confirmed']).optional(),
  }),
  notFoundPage: z.object({
    suggestions: z.array(link),
    /** The page of a product that is no longer sold. */
    gone: z.object({ name: z.string() }).optional(),
  }),
  errorPage: z.object({ traceId: z.string() }),
  countrySelectorPage: z.object({
    regions: z.array(
      z.object({
        name: z.string(),
        countries: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            languages: z.array(
              z.object({
                market: z.string(),
                name: z.string(),
                lang: z.string(),
                dir: z.enum(['ltr', 'rtl']),
                url: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  basketPage: z.object({
    basket: basketResponse.nullable(),
    bonusOffers: z.array(bonusOffer),
    /** The basket this visitor had cannot be found any more. */
    gone: z.boolean().optional(),
    /** A link brought a ticket: the basket it hands over by a button, or none where the link works no more. */
    handOver: z.object({ ticket: z.string(), basket: basketResponse.nullable() }).optional(),
  }),
  checkoutCustomerPage: z.object({
    checkout,
    /** The forms to sign in, where the shop offers it here. */
    signIn: signInForms.optional(),
  }),
  checkoutDetailsPage: z.object({
    checkout,
    address: z.object({ fields: z.array(fieldRule), values: address }),
    /** The billing address, if it differs from the delivery address: names of fields begin with `billing-`. Left out for digital goods. */
    billing: z
      .object({ elsewhere: z.boolean(), fields: z.array(fieldRule), values: z.record(z.string(), z.string()) })
      .optional(),
    /** Addresses of a member's book in this country. */
    saved: z.array(savedAddress),
    /** True if addresses are completed and checked while typing. */
    addressValidation: z.boolean().optional(),
    /** Word key of why one was sent back to this step. */
    sentBack: z.string().optional(),
  }),
  checkoutShippingPage: z.object({
    checkout,
    shipping: z.object({
      methods: z.array(shippingMethod),
      chosen: z.string().optional(),
      pickupPoint: z.string().optional(),
      pickupPoints: z.record(z.string(), z.array(pickupPoint)),
      /** Ways whose machines know a customer by a number, which is asked for. */
      postNumberFor: z.array(z.string()).optional(),
      /** Parcels that are chosen for apart, each by its own form with `shipmentId`; left out where there is one. */
      parcels: z
        .array(
          z.object({
            id: z.string(),
            lineIds: z.array(z.string()),
            methods: z.array(shippingMethod),
            chosen: z.string().optional(),
            pickupPoint: z.string().optional(),
          }),
        )
        .optional(),
    }),
  }),
  checkoutSummaryPage: z.object({
    checkout,
    terms: z.object({
      version: z.string(),
      url: z.string(),
      legalDocuments: z.array(z.object({ title: z.string(), html: z.string() })),
    }),
  }),
  checkoutPaymentPage: z.object({
    checkout,
    payment: z.object({
      checkoutBasketId: z.string(),
      amount: wireMoney,
      methods: z.array(paymentMethodOption),
      chosen: z.string().optional(),
      /** Set while an earlier attempt is open: no second attempt is offered until its outcome is known. */
      waiting: z
        .object({
          orderNumber: z.string().optional(),
          askAgainAfterMs: z.number().int(),
          gaveUp: z.boolean(),
          /** Somebody is at the terminal of the store. */
          atTerminal: z.boolean().optional(),
        })
        .optional(),
      /** Why a code of the basket cannot be used any more; it is to be taken out before paying. */
      codeProblem: z.string().optional(),
      /** Word key of why the last attempt did not go through. */
      refusal: z.string().optional(),
      simulated: z.boolean(),
      /** The provider's session for its own fields; without them, and without script, every way leads to its pages. */
      ownFields: adyenFields.optional(),
      /** The payment provider; `gift-cards` if they cover everything. */
      provider: z.enum(['adyen', 'klarna', 'iyzico', 'pay-by-link', 'pos', 'gift-cards']),
      icons: z.array(z.enum(paymentIconKinds)),
      /** For pay by link: the link, its QR code, and its state. */
      link: z
        .object({
          url: z.string(),
          qrCode: z.string(),
          linkId: z.string(),
          status: z.enum(linkStatuses),
          expiresAt: z.string().optional(),
          askAgainAfterMs: z.number().int(),
        })
        .optional(),
    }),
  }),
  receiptPage: z.object({
    order: orderDetail.nullable(),
    /** The analytics event, sent once per order number and only with consent. */
    purchase: orderPurchase.optional(),
    /** The receipt as a document, where the shop offers it. */
    pdfUrl: z.string().optional(),
    /** An account can be made of the order's data by a password alone. */
    offersAccount: z.object({ email: z.string(), terms: signInForms.shape.terms }).optional(),
  }),
  returnItemsPage: z.object({
    /** The market has no returns of its own. */
    isOff: z.literal(true).optional(),
    /** The page of a returns service. */
    portalUrl: z.string().optional(),
    /** The order that was looked up, with the ticket that opens it for an hour. */
    offer: returnOffer.optional(),
    ticket: z.string().optional(),
    /** The ticket's time is over. */
    expired: z.literal(true).optional(),
    /** A registered return; null where the id leads to none. */
    shown: goodsReturn.nullable().optional(),
    /** Its code for the carrier's desk, as a picture. */
    qrCode: z.string().optional(),
  }),
  trackOrderPage: z.object({
    /** The market does not show where parcels are. */
    isOff: z.literal(true).optional(),
    /** The order that was looked up. */
    tracked: trackedOrder.optional(),
    /** The time of the ticket that opens it is over. */
    expired: z.literal(true).optional(),
    /** The page for returns, opened for the same order. */
    returnUrl: z.string().optional(),
  }),
  loginPage: loginBody,
  accountPage: accountBody,
  accountOrderHistoryPage: orderHistoryBody,
  accountUserProfilePage: profileBody,
  accountPreferencesPage: preferencesBody,
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
  /** The entry to the club: to sign in or up. */
  authenticationLandingPage: z.object({ loginUrl: z.string(), signUpUrl: z.string() }),
} as const

export type PageAlias = keyof typeof kinds
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

/** Personal data: requested once after a cached page is hydrated, and after each form action. */
export const visitor = z
  .object({
    basket: z.object({ quantity: z.number().int() }),
    wishlist: z.object({ skus: z.array(z.string()) }),
    signedIn: z.boolean(),
    firstName: z.string().optional(),
    /** The device stands in a store, and somebody else comes after. */
    inStore: z.literal(true).optional(),
    termsDue: z.boolean().optional(),
  })
  .meta({ id: 'Visitor' })
export type Visitor = z.infer<typeof visitor>

export const pagesCalls = {
  'GET /api/visitor/{catalog}': {
    who: 'anyone',
    summary:
      'What is personal: basket count, hearts, greeting. Remembers the market, and another one than before where it was chosen',
    query: z.object({ chosen: z.literal('true').optional() }),
    answer: visitor,
    problems: [400],
  },
  'DELETE /api/visitor/{catalog}': {
    who: 'store',
    summary: 'Ends a visit at a device of a store: deletes the basket and forgets who was there',
    answer: z.object({}),
    problems: [400, 403],
  },
} satisfies Calls
