import type { Shell } from './content.ts'
import type { Mail, MailData, MailKind } from './mails.ts'
import type { Page } from './pages.ts'

export interface DocumentSettings {
  /** Scheme and host the shop is reached at, without a slash at the end. */
  readonly publicUrl: string
  /** Address of the shell for this market, made immutable by its version. */
  readonly shellUrl: string
  /** The JSON in the document for hydration; of cards whose tiles are in the markup only the ids. */
  readonly payload?: string
}

/** A piece of a document: text, or the UTF-8 of what was written before. */
export type Piece = string | Uint8Array

/** The web build as the server sees it. `render` is pure and synchronous: the same page and shell give the same bytes. */
export interface Storefront {
  /** Changes with every build. */
  readonly build: string
  /** The whole HTML document, or its pieces in order: to put a large text together only to write it costs as much as writing it. */
  render(page: Page, shell: Shell, settings: DocumentSettings): string | readonly Piece[]
  mail<Kind extends MailKind>(kind: Kind, data: MailData[Kind], shell: Shell, settings: DocumentSettings): Mail
}

/** The export of the web build's server entry: given where assets are, answers the storefront. */
export interface AssetMap {
  readonly build: string
  /** Per page alias: style sheets and scripts to load, in order. */
  readonly pages: Readonly<Record<string, { readonly styles: readonly string[]; readonly scripts: readonly string[] }>>
  /** Per layout: scripts to load besides. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** `early` is in every document and brings in the rest, which is `script` and all it imports, once the page is seen. */
  readonly entry: {
    readonly styles: readonly string[]
    readonly early: string
    readonly script: string
    readonly preload: readonly string[]
  }
  /** Fonts to preload, by script of the language. */
  readonly fonts: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}
/** `consent` is `granted` where nobody is asked, for only developers see the shop. */
export type CreateStorefront = (assets: AssetMap, consent: 'ask' | 'granted') => Storefront

/** All that the web build's server entry exports. Source files are keys of the browser's manifest; their chunks and styles make an `AssetMap`. */
export interface StorefrontEntry {
  readonly createStorefront: CreateStorefront
  readonly earlyModule: string
  readonly entryModule: string
  readonly pageModules: Readonly<Record<string, string>>
  readonly layoutModules: Readonly<Record<string, string>>
  /** Font files to preload, by script of the language. */
  readonly fontModules: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}
