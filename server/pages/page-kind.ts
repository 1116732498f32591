import type { z } from 'zod'
import type { layouts, PageAlias, PageBody, PageFrame } from '#contracts/pages.ts'
import type { ContentPage } from '#server/content/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { ProviderHosts } from '#server/platform/http/headers.ts'
import type { Localization } from '#server/platform/problems.ts'
import type { HeldBasket, SessionReceiver, Visitor } from '#server/sessions/index.ts'
import type { Parts } from './parts.ts'

/** Headers that private pages and form actions may add to their answer; on public pages they have no effect. */
export interface PageAnswer {
  /** Sets the basket cookie, or clears it with null, or leaves it; `orderNumber` is the order that a basket became. */
  setBasket(held: HeldBasket | null | undefined, orderNumber?: string): void
  /** Receives the tokens of a session. */
  readonly session: SessionReceiver
  /** Cookies of the request. */
  readonly sentCookies: Readonly<Record<string, string | undefined>>
}

/** A request for a page; its market and content are known. */
export interface PageRequest extends PageAnswer {
  readonly market: Market
  /** Public kinds get an anonymous visitor, since their pages are the same for everybody. */
  readonly visitor: Visitor
  /** With the market segment. */
  readonly path: string
  /** Only names that the kind knows, in lower case; values of a repeated name are joined by commas. */
  readonly query: Readonly<Record<string, string>>
  readonly content: ContentPage | undefined
  readonly now: Date
  /** Translates problems into the language of the market. */
  readonly localization: Localization
  /** The values of a form of this page that was refused. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

/** A redirect to another address. */
export interface PageRedirect {
  readonly goTo: string
  readonly status?: number
  /** Keeps the query of the request, with these names changed or (null) left out. */
  readonly changeQuery?: Readonly<Record<string, string | null>>
  /** The part of the page to go to, without `#`. */
  readonly fragment?: string
  /** The consent to store in the cookie. */
  readonly consent?: string
  /** The store of the visitor's device, to be stored on the device. */
  readonly storeDevice?: string
}

/** A page to show: the fields of its kind, and the parts every page has. Fields missing in `frame` get a default. */
export interface LoadedPage<Alias extends PageAlias> {
  readonly body: PageBody<Alias>
  readonly frame: { readonly title: string } & Partial<
    Pick<
      PageFrame,
      | 'status'
      | 'metaTags'
      | 'linkTags'
      | 'structuredData'
      | 'robots'
      | 'breadcrumb'
      | 'zones'
      | 'alternates'
      | 'subBrand'
    >
  >
  /** Tags of the shown content: `product:…`, `category:…`. A change of any of them removes the page from the page cache. */
  readonly tags?: readonly string[]
  /** When the page changes by itself. */
  readonly until?: Date | undefined
  /** False if the address contains free text: such pages are rendered for each request. */
  readonly cacheable?: boolean
  /** True for one of very many pages. It is cached only after a second request. */
  readonly seldom?: boolean
  /** The only payment provider that this page may connect to, frame and post to. */
  readonly provider?: ProviderHosts | undefined
}

/** A refused form: texts per field (`''` for the whole form), and the code of the problem if a rule refused it. */
export interface RefusedForm {
  readonly problems: Readonly<Record<string, readonly string[]>>
  readonly code?: string
  /** Fields that the problem texts mention. */
  readonly named?: readonly string[]
}

/** The result of a form: a redirect, or a refusal. */
export type FormActionAnswer = PageRedirect | RefusedForm

export interface FormAction<Form extends z.ZodType = z.ZodType> {
  /** Parses the posted form; every value arrives as text. A field that fails gets its problem under its name. */
  readonly form: Form
  /** Fields never sent back to the page: passwords, card numbers. */
  readonly secret?: readonly string[]
  act(parts: Parts, ask: PageRequest, values: z.infer<Form>): Promise<FormActionAnswer>
}

/** Keeps the type of the form's values. */
export const formAction = <Form extends z.ZodType>(it: FormAction<Form>): FormAction => it as unknown as FormAction

/** One kind of page: how its payload is composed, and which forms it accepts. Public pages contain nothing personal and are cached. */
export interface PageKind<Alias extends PageAlias> {
  readonly alias: Alias
  readonly layout: (typeof layouts)[number]
  readonly audience: 'public' | 'private'
  /** Query names that change the page; `facets` stands for those of listings. All others are left out of the cache key. */
  readonly queryNames?: readonly string[] | 'facets'
  load(parts: Parts, ask: PageRequest): Promise<LoadedPage<Alias> | PageRedirect | 'not-found'>
  readonly formActions?: Readonly<Record<string, FormAction>>
}

/** Any kind, where its own type does not matter. */
export type AnyPageKind = { readonly [Alias in PageAlias]: PageKind<Alias> }[PageAlias]
