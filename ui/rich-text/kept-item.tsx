export interface KeptItemProps {
  /** What the server rendered before of the same item. */
  readonly markup: string
  readonly className: string | undefined
}

/** An item of a list whose markup the server has kept; browsers render the item itself. */
export const KeptItem = ({ markup, className }: KeptItemProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering, written by the server alone
  <li className={className} dangerouslySetInnerHTML={{ __html: markup }} />
)
