import type { Shell } from './content.ts'
import type { Mail, MailData, MailKind } from './mails.ts'
import type { Page } from './pages.ts'

export interface DocumentSettings {
  /** Scheme and host of the shop's public address, without a slash at the end. */
  readonly publicUrl: string
  /** Address of the shell for this market. It contains the version, so its content never changes. */
  readonly shellUrl: string
  /** The JSON in the document for hydration. Cards whose tiles are in the markup are only ids. */
  readonly payload?: string
}

/** A piece of a document: text, or text that was already encoded as UTF-8. */
export type DocumentChunk = string | Uint8Array

/** The web build as the server sees it. `render` is pure and synchronous: the same page and shell always give the same bytes. */
export interface Storefront {
  /** Changes with every build. */
  readonly build: string
  /** The whole HTML document, or its pieces in order, because joining a large text only to write it takes as long as writing it. */
  render(page: Page, shell: Shell, settings: DocumentSettings): string | readonly DocumentChunk[]
  mail<Kind extends MailKind>(kind: Kind, data: MailData[Kind], shell: Shell, settings: DocumentSettings): Mail
}

/** The addresses of the assets of a build, for `createStorefront`. */
export interface AssetMap {
  readonly build: string
  /** Per page alias: its style sheets, and the code of its component. */
  readonly pages: Readonly<Record<string, ComponentAssets & { readonly styles: readonly string[] }>>
  /** The code of the component of each layout. */
  readonly layouts: Readonly<Record<string, ComponentAssets>>
  /** `early` is in every document. It loads the rest (`script` and its imports) once the page is visible. */
  readonly entry: {
    readonly styles: readonly string[]
    readonly early: string
    readonly script: string
    readonly preload: readonly string[]
  }
  /** Fonts to preload, by writing system of the language. */
  readonly fonts: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}

export interface ComponentAssets {
  /** The script with the component and its imports, in the order in which they are loaded. */
  readonly scripts: readonly string[]
  readonly component: BuiltComponent
}

/** A component in the browser build: the address of a script, and the name by which the script exports it. */
export interface BuiltComponent {
  readonly script: string
  readonly name: string
}

/** What a document says about its scripts. They are loaded after the first paint. */
export interface LaterCode {
  readonly entry: string
  /** Everything that `entry`, `view` and `layout` import. */
  readonly modules: readonly string[]
  /** Address of the data shared by all pages of the market. */
  readonly shell: string
  readonly view: BuiltComponent
  readonly layout: BuiltComponent
}

/** `consent` is `granted` if nobody is asked, because only developers see the shop. */
export type CreateStorefront = (assets: AssetMap, consent: 'ask' | 'granted') => Storefront

/**
 * Everything that the server entry of the web build exports. Source files are keys of the browser's manifest; their
 * chunks and styles make an `AssetMap`.
 */
export interface StorefrontEntry {
  readonly createStorefront: CreateStorefront
  readonly earlyModule: string
  readonly entryModule: string
  readonly pageComponents: Readonly<Record<string, SourceComponent>>
  readonly layoutComponents: Readonly<Record<string, SourceComponent>>
  /** Font files to preload, by writing system of the language. */
  readonly fontModules: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}

/** A component in the sources: the file, and the name by which it exports the component. */
export interface SourceComponent {
  readonly module: string
  readonly name: string
}
