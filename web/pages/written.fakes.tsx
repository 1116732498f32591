import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'

/** The server's markup of a component, and the text in it, without a browser. */
export function written(content: ReactNode, shell: Shell): { readonly markup: string; readonly text: string } {
  const markup = renderToStaticMarkup(<MarketProvider shell={shell}>{content}</MarketProvider>)
  const text = markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { markup, text }
}
