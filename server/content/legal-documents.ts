import type { Row, Zones } from '#contracts/widgets.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { Market } from '#server/markets/index.ts'
import type { Content, ContentPage } from './content.ts'

/** The data of one order for its legal documents: plain text, formatted for the market. */
export interface OrderFacts {
  readonly buyer: string
  readonly address: string
  readonly lines: readonly string[]
  readonly delivery: string
  readonly deliveryPrice: string
  readonly total: string
  readonly date: string
}

export interface LegalDocument {
  readonly key: string
  readonly title: string
  /** Safe HTML. */
  readonly html: string
}

/** The documents that this market's law requires before paying, filled in for one order. They are stored with the order unchanged. */
export const legalDocuments = (content: Pick<Content, 'pagesOf'>, market: Market, facts: OrderFacts): LegalDocument[] =>
  content
    .pagesOf(market, 'legalDocument')
    .map((page) => ({ key: page.key, title: page.title, html: filledIn(textOf(page), facts) }))

/** The editors' texts of a page, as one text. */
export const textOf = ({ zones }: ContentPage): string =>
  (zones.rows ?? [])
    .flatMap(({ widgets }) => widgets)
    .map((widget) => (widget.kind === 'text' ? widget.html : ''))
    .join('')

/** A placeholder for a fact of an order. */
const blank = /\[\[([a-zA-Z]+)\]\]/g

/** The general text of a document, to be read without an order. */
export const withBlanks = (zones: Zones): Zones =>
  Object.fromEntries(
    Object.entries(zones).map(([name, rows]) => [
      name,
      rows.map((row) => ({ ...row, widgets: row.widgets.map(blankOut) })),
    ]),
  )

const blankOut = (widget: Row['widgets'][number]): Row['widgets'][number] =>
  widget.kind === 'text'
    ? { ...widget, html: widget.html.replace(blank, '[…]'), rest: widget.rest.replace(blank, '[…]') }
    : widget

function filledIn(html: string, facts: OrderFacts): string {
  const lines = `<ul>${facts.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  return html.replaceAll('<p>[[lines]]</p>', lines).replace(blank, (_, name: string) => {
    const fact = facts[name as keyof OrderFacts]
    return escapeHtml(typeof fact === 'string' ? fact : (fact ?? []).join(', '))
  })
}
