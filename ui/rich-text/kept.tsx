export interface KeptProps {
  readonly as: 'li' | 'div' | 'footer'
  /** What the server wrote before of the same part; empty in a browser, which leaves alone what it finds. */
  readonly markup: string
  readonly className?: string | undefined
}

/** A part of a page whose markup the server has kept. */
export const Kept = ({ as: Element, markup, className }: KeptProps) => (
  <Element
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering, written by the server alone
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
