export interface StaticMarkupProps {
  readonly as: 'li' | 'div' | 'footer'
  /** The cached markup of the part; empty in a browser, which keeps the existing markup. */
  readonly markup: string
  readonly className?: string | undefined
}

/** A part of a page whose markup the server has cached. */
export const StaticMarkup = ({ as: Element, markup, className }: StaticMarkupProps) => (
  <Element
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering, written by the server alone
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
