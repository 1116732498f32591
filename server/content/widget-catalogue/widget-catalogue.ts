import type { SourceContent, SourceDocument } from '../content-source.port.ts'
import type { ExampleGoods } from './example-parts.ts'
import { widgetExamples } from './widget-examples.ts'

/** The address of the catalogue, below the address of each market. */
export const catalogueSlug = 'widget-catalogue'

/** A page for editors that shows every widget with examples. It always stays a draft, so only previews show it. */
export function withWidgetCatalogue(source: SourceContent): SourceContent {
  const add = (documents: readonly SourceDocument[]) => [...documents, catalogueOf(documents)]
  const { newerDocuments } = source
  return {
    ...source,
    documents: add(source.documents),
    ...(newerDocuments ? { newerDocuments: add(newerDocuments) } : {}),
  }
}

const catalogueOf = (documents: readonly SourceDocument[]): SourceDocument => ({
  ...{ name: 'the catalogue of widgets', kind: 'page', key: catalogueSlug, scope: 'all' },
  document: widgetCatalogue(goodsIn(documents)),
})

/** The page as a document of the newer shape: before each example, a row with its description. */
export const widgetCatalogue = (goods: ExampleGoods): object => ({
  ...{ key: catalogueSlug, slug: catalogueSlug, title: 'Catalogue of widgets', pageAlias: 'contentPage' },
  ...{ _status: 'draft', meta: { robots: 'noindex' } },
  rows: widgetExamples(goods).flatMap(({ type, about, fields }, index) => [
    row(`about-${index}`, { blockType: 'text', headline: type, text: `<p>${about}</p>` }),
    row(`example-${index}`, { blockType: type, ...fields }),
  ]),
})

const row = (id: string, block: Readonly<Record<string, unknown>>): object => ({
  ...{ id: `${id}-row`, perRowMobile: 1, perRow: 4, hideOnISO: false },
  blocks: [{ ...block, id }],
})

/** A picture, a category and a product that this shop's content uses. */
function goodsIn(documents: readonly SourceDocument[]): ExampleGoods {
  const written = JSON.stringify(documents.map(({ document }) => document))
  const first = (pattern: RegExp) => pattern.exec(written)?.[1] ?? ''
  return {
    picture: first(/"(?:url|en)":"((?:\/images\/|https:\/\/)[^"]+?)"/),
    category: first(/"relationTo":"categories","value":\{"id":"([^"]+)"/) || first(/"categoryId":"([^"]+)"/),
    product: first(/"products":\["([^"]+)"/) || first(/"productId":"([^"]+)"/),
  }
}
