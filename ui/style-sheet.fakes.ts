import { readFileSync } from 'node:fs'

/** A style sheet as a `<style>` element, with the class names that the tested component uses. */
export function styleElement(file: string, names: Readonly<Record<string, string>> = {}): string {
  const css = Object.entries(names).reduce(
    (text, [name, given]) => text.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), `.${given}`),
    readFileSync(file, 'utf8'),
  )
  return `<style>${css}</style>`
}
