import type { z } from 'zod'
import type { layouts, PageAlias, PageBody, PageFrame } from '#contracts/pages.ts'
import type { ContentPage } from '#server/content/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { ProviderHosts } from '#server/platform/http/headers.ts'
import type { Speaker } from '#server/platform/problems.ts'
import type { GivesSession, HeldBasket, Visitor } from '#server/sessions/index.ts'
import type { Parts } from './parts.ts'

/** Headers that private pages and form actions may put on their answer besides the page; on public pages they do nothing. */
export interface PageAnswer {
  /** Sets or clears (null) the basket cookie, with the order it became. */
  setBasket(held: HeldBasket | null, orderNumber?: string): void
  /** Takes the tokens of a session. */
  readonly session: GivesSession
  /** Cookies of the request. */
  readonly sentCookies: Readonly<Record<string, string | undefined>>
}

/** A request for a page, its market and content already known. */
export interface PageRequest extends PageAnswer {
  readonly market: Market
  /** Public kinds see nobody: their pages are the same for all. */
  readonly visitor: Visitor
  /** Market segment included. */
  readonly path: string
  /** Names in lower case, those the kind knows; repeated ones joined by commas. */
  readonly query: Readonly<Record<string, string>>
  readonly content: ContentPage | undefined
  readonly now: Date
  /** Translates problems into the language of the market. */
  readonly speaker: Speaker
  /** The values of a form of this page that was just refused. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

/** Leave for another address instead. */
export interface GoTo {
  readonly goTo: string
  readonly status?: number
  /** Keeps the query of the request, with these names changed or (null) left out. */
  readonly changeQuery?: Readonly<Record<string, string | null>>
  /** The consent to store in the cookie. */
  readonly consent?: string
  /** The store that the visitor's device stands in, to be stored there. */
  readonly storeDevice?: string
}

/** A page to show: the fields of its kind, and its frame. Anything left out of `frame` has a default. */
export interface Loaded<Alias extends PageAlias> {
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
  /** Tags of the shown content: `product:…`, `category:…`; a change of any drops it from the page cache. */
  readonly tags?: readonly string[]
  /** When it changes by itself. */
  readonly until?: Date | undefined
  /** False if the address contains free text: such pages are rendered each time. */
  readonly cacheable?: boolean
  /** One of so many that it is cached only once it was asked for twice. */
  readonly seldom?: boolean
  /** The payment provider that this page alone may talk to, frame and post to. */
  readonly provider?: ProviderHosts | undefined
}

/** A form that is refused, with texts per field (`''` for the whole form), and the code of the problem where a rule refused it. */
export interface RefusedForm {
  readonly problems: Readonly<Record<string, readonly string[]>>
  readonly code?: string
  /** Fields that their problem texts name. */
  readonly named?: readonly string[]
}

/** A form's answer: on to a page of ours, or refused. */
export type FormActionAnswer = GoTo | RefusedForm

export interface FormAction<Form extends z.ZodType = z.ZodType> {
  /** Parses the posted form; every value arrives as text. Fields that fail become problems under their names. */
  readonly form: Form
  /** Fields never given back to the page: passwords, card numbers. */
  readonly secret?: readonly string[]
  act(parts: Parts, ask: PageRequest, values: z.infer<Form>): Promise<FormActionAnswer>
}

/** Keeps the values typed by their form. */
export const formAction = <Form extends z.ZodType>(it: FormAction<Form>): FormAction => it as unknown as FormAction

/** One kind of page: how its payload is composed, and what its forms may do. Public ones hold nothing personal and are cached. */
export interface PageKind<Alias extends PageAlias> {
  readonly alias: Alias
  readonly layout: (typeof layouts)[number]
  readonly audience: 'public' | 'private'
  /** Query names that change the page, besides what is dynamic such as facets; all others are dropped from the cache key. */
  readonly queryNames?: readonly string[] | 'facets'
  load(parts: Parts, ask: PageRequest): Promise<Loaded<Alias> | GoTo | 'not-found'>
  readonly formActions?: Readonly<Record<string, FormAction>>
}

/** Any kind, when its own shape does not matter. */
export type AnyPageKind = { readonly [Alias in PageAlias]: PageKind<Alias> }[PageAlias]
