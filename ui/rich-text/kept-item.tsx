export interface KeptItemProps {
  /** What the server rendered before of the same item; empty in a browser, which leaves alone what it finds. */
  readonly markup: string
  readonly className: string | undefined
}

/** An item of a list whose markup the server has kept. */
export const KeptItem = ({ markup, className }: KeptItemProps) => (
  <li
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering, written by the server alone
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
