import type { Page } from '#contracts/pages.ts'
import { headTags } from './head.ts'

/** Replaces the head tags after a navigation. Structured data is not updated: search engines load whole documents. */
export function writeHead(page: Page): void {
  document.title = page.title
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const { name, attributes } of headTags(page)) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.dataset.page = ''
    document.head.append(element)
  }
}
