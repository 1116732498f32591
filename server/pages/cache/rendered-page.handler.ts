import type { Shell } from '#contracts/content.ts'
import type { Page } from '#contracts/pages.ts'
import type { Storefront } from '#contracts/storefront.ts'
import { type Encoding, encode, type Text } from '#server/platform/http/encodings.ts'
import type { ProviderHosts } from '#server/platform/http/headers.ts'
import type { ComposedPage } from '../frame/compose-page.ts'
import type { CachedPage } from './page-cache.ts'
import { documentText, pageVersion, payloadText } from './page-text.ts'

/** The HTML document, or the payload it is rendered from. */
export type Representation = 'html' | 'json'

export interface RenderNeeds {
  readonly storefront: Storefront
  readonly publicUrl: string
}

/** A page in both of its representations. Each body is made when first asked for, and cached. */
export class RenderedPage implements CachedPage {
  readonly status: number
  readonly tags: readonly string[]
  readonly until: Date | undefined
  readonly shellVersion: string
  readonly provider: ProviderHosts | undefined
  /** Some of its goods could not be fetched. */
  readonly incomplete: boolean
  readonly #needs: RenderNeeds
  readonly #page: Page
  readonly #shell: Shell
  #version: string | undefined
  /** Set when the version is computed, until the first HTML body is made from it. */
  #document: string | undefined
  readonly #bodies = new Map<string, Buffer>()
  /** In bytes. Starts with an estimate for the payload, its facets and its tag entries; cards are shared with the read model. */
  #weight = 30_000

  constructor(needs: RenderNeeds, composed: ComposedPage, shell: Shell) {
    this.#needs = needs
    this.#page = composed.page
    this.#shell = shell
    this.status = composed.page.status
    this.tags = composed.tags
    this.until = composed.until
    this.shellVersion = shell.version
    this.provider = composed.provider
    this.incomplete = composed.incomplete ?? false
  }

  etag(representation: Representation, encoding: Encoding): string {
    this.#version ??= this.#versionNow()
    return `"${this.#version}-${representation}-${encoding}"`
  }

  body(representation: Representation, encoding: Encoding): Buffer {
    const name = `${representation} ${encoding}`
    const known = this.#bodies.get(name)
    if (known) return known
    const body = encode(representation === 'json' ? payloadText(this.#page) : this.#html(), encoding)
    this.#bodies.set(name, body)
    this.#weight += body.length
    return body
  }

  weight(): number {
    return this.#weight
  }

  #html(): Text {
    const { storefront, publicUrl } = this.#needs
    const payload = this.#document ?? documentText(this.#page)
    this.#document = undefined
    return storefront.render(this.#page, this.#shell, { publicUrl, shellUrl: shellUrl(this.#shell), payload })
  }

  #versionNow(): string {
    this.#document = documentText(this.#page)
    return pageVersion(this.#page, this.#document, this.shellVersion)
  }
}

/** The address contains the version of the shell, so browsers may cache it for ever. */
export const shellUrl = ({ market, version }: Shell): string =>
  `/api/f?market=${market.id}&v=${encodeURIComponent(version)}`
