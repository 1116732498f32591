import type { PageFrame } from '#contracts/pages.ts'
import type { Widget, WidgetOf, Zones } from '#contracts/widgets.ts'
import { absolute } from '../page-address.ts'

type JsonLd = PageFrame['structuredData'][number]

export interface PageFacts {
  readonly publicUrl: string
  /** With the market segment. */
  readonly path: string
  readonly title: string
  readonly description?: string | undefined
  /** A language tag such as `da-DK`. */
  readonly locale: string
  readonly zones: Zones
}

/** A page to read as structured data, with its questions and answers if it has any. */
export function pageData({ publicUrl, path, title, description, locale, zones }: PageFacts): JsonLd {
  const questions = questionsOn(zones)
  return {
    '@context': 'https://schema.org',
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    url: absolute(publicUrl, path),
    name: title,
    ...(description === undefined ? {} : { description }),
    inLanguage: locale,
    ...(questions.length > 0 ? { mainEntity: questions.map(question) } : {}),
  }
}

type Entry = WidgetOf<'accordionText'>['items'][number]

/** Entries of accordions whose titles are all questions: other accordions contain no answers. */
const questionsOn = (zones: Zones): Entry[] =>
  Object.values(zones)
    .flatMap((rows) => rows.flatMap(({ widgets }) => widgets))
    .filter(isFaq)
    .flatMap(({ items }) => items)

const isFaq = (widget: Widget): widget is WidgetOf<'accordionText'> =>
  widget.kind === 'accordionText' && widget.items.length > 0 && widget.items.every(({ title }) => isQuestion(title))

/** Arabic has its own question mark. */
const isQuestion = (title: string): boolean => /[?؟]\s*$/.test(title)

const question = ({ title, html }: Entry): JsonLd => ({
  '@type': 'Question',
  name: title,
  acceptedAnswer: { '@type': 'Answer', text: html },
})

export interface ListedPage {
  readonly url: string
  readonly name?: string
}

/** The list of a page as structured data, in its order; earlier pages have `before` items. */
export const itemList = (publicUrl: string, pages: readonly ListedPage[], before = 0): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: pages.map(({ url, name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    ...(name === undefined ? {} : { name }),
    url: absolute(publicUrl, url),
  })),
})
