import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Shell } from '#contracts/content.ts'
import { MarketProvider } from '#web/markets/index.ts'

/** A component as the server writes it: its markup, and what is read there, without a browser. */
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
