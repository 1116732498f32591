import styles from './rich-text.module.css'

interface Policy {
  createHTML(html: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy
}

// The server sanitises the content when it reads it. The Trusted Types policy only names the one place that may write
// HTML.
const policy: Policy | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'rich-text',
  {
    createHTML: (html) => html,
  },
)
const trusted = (html: string): string => policy?.createHTML(html) ?? html

export interface RichTextProps {
  /** Sanitised HTML. */
  readonly html: string
  readonly as?: 'div' | 'span' | 'p'
  /** `prose` for text to read, `plain` where the surroundings set the font. */
  readonly kind?: 'prose' | 'plain'
  readonly id?: string
}

/** Text with markup from editors. No other component writes raw HTML in the browser. */
export function RichText({ html, as: Element = 'div', kind = 'prose', id }: RichTextProps) {
  return (
    <Element
      id={id}
      className={kind === 'prose' ? styles.prose : styles.plain}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, and named by the one Trusted Types policy
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  )
}
