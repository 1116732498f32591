export interface StaticMarkupProps {
  readonly as: 'li' | 'div' | 'footer'
  /** What the server wrote before of the same part; empty in a browser, which leaves alone what it finds. */
  readonly markup: string
  readonly className?: string | undefined
}

/** A part of a page whose markup the server has kept. */
export const StaticMarkup = ({ as: Element, markup, className }: StaticMarkupProps) => (
  <Element
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering, written by the server alone
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
