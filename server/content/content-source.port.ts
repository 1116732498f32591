import type { SearchSettings } from '#contracts/search-calls.ts'
import type { Result } from '#foundation/result.ts'
import type { Words } from '#foundation/words.ts'

/**
 * Where pages, menus, texts and toggles are stored: files of the shop folder, or a CMS for the documents and the folder
 * for the rest. All content is read at start and again after each notice of a change; a shop's content fits in memory.
 * Documents arrive as they were written, in either CMS shape. A CMS that fails or returns nothing is a fault.
 */
export interface ContentSource {
  read(ask?: SourceReadOptions): Promise<Result<SourceContent, SourceMistakes>>
  /** Calls back some time after something was published. Returns a function that stops this. */
  watch(changed: () => void): () => void
}

export interface SourceReadOptions {
  /** Includes content that is not published yet. */
  readonly preview?: boolean
  /** Bypasses the cache. */
  readonly bypassCache?: boolean
}

export interface SourceMistakes {
  readonly code: 'shop-folder.mistakes'
  /** One line each, with file and field. */
  readonly mistakes: readonly string[]
}

/** A page, a part of the menus, or a badge. */
export interface SourceDocument {
  /** Where an editor finds the document: `pages/home.json`. */
  readonly name: string
  readonly kind: 'page' | 'menu' | 'badge'
  /** The same in every market for the same document. */
  readonly key: string
  /** Where it applies: `all`, a language or a market; the most specific one is used. */
  readonly scope: string
  readonly document: unknown
}

export interface SourceStore {
  readonly id: string
  readonly name: string
  readonly line1: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly phone: string
  readonly market: string
  readonly latitude: number
  readonly longitude: number
  /** `1-5 10:00-18:00; 6 10:00-16:00`, where 1 is Monday; empty if unknown. */
  readonly hours: string
  readonly clickAndCollect: boolean
  /** The register number of the company that runs the store; empty if unknown. */
  readonly companyNumber: string
}

/** Search rules of a language or a market. */
export interface SourceSearchRules {
  readonly synonyms: readonly (readonly string[])[]
  readonly meanings: readonly { readonly terms: readonly string[]; readonly mean: readonly string[] }[]
  /** `to` is the key of a page, an address below the market, or an external address. */
  readonly redirects: readonly { readonly terms: readonly string[]; readonly to: string }[]
  readonly popular: readonly string[]
  readonly settings?: SearchSettings
}

export interface SourceSubBrand {
  readonly id: string
  readonly name: string
  /** If true, its box is ticked where topics are chosen. */
  readonly preSelected?: boolean
}

export interface SourceContent {
  readonly shopName: string
  /** Their names become texts: `sub-brand.plus` is `Halden Curve`. */
  readonly subBrands?: readonly SourceSubBrand[]
  readonly documents: readonly SourceDocument[]
  /** Documents of the CMS of the newer shape, for markets that have it switched on. */
  readonly newerDocuments?: readonly SourceDocument[]
  readonly toggles: Readonly<Record<string, boolean>>
  readonly words: {
    /** The program's own texts, by language. */
    readonly program: Readonly<Record<string, Words>>
    /** Texts that the shop adds or replaces, by language or market. */
    readonly shop: Readonly<Record<string, Words>>
  }
  readonly stores: readonly SourceStore[]
  /** By language or market. */
  readonly search?: Readonly<Record<string, SourceSearchRules>>
  /** The shop's own style sheet. */
  readonly theme: string | undefined
}
