import type { CSSProperties, HTMLAttributes } from 'react'

export interface TintProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'span' | 'div' | 'section' | 'nav' | 'li'
  /** Custom properties by name without dashes: a `#rgb` or `#rrggbb` colour, a number, or a length. Other values are left out. */
  readonly values: Readonly<Record<string, string | number | null | undefined>>
}

const safe = /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|-?\d+(?:\.\d+)?(?:px|rem|em|%)?)$/i

/** An element with custom properties that come from content. No other component writes a `style` attribute. */
export function Tint({ as: Element = 'span', values, ...rest }: TintProps) {
  return <Element {...rest} style={styleOf(values)} />
}

function styleOf(values: TintProps['values']): CSSProperties | undefined {
  const style: Record<string, string> = {}
  for (const name in values) {
    const text = String(values[name] ?? '')
    if (safe.test(text)) style[`--${name}`] = text
  }
  return style as CSSProperties
}
