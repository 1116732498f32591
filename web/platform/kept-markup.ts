import type { ReactElement } from 'react'

interface Kept {
  readonly view: object
  readonly byName: Map<string, string>
}

let render: ((element: ReactElement) => string) | undefined
const kept = new WeakMap<object, Kept>()

/** Told by the server alone, which shows the same things on page after page: their markup is then written once. */
export const keepMarkup = (renderApart: typeof render): void => {
  render = renderApart
}

export interface KeptFor {
  /** What is shown: its markup is kept for as long as this object is. */
  readonly of: object
  /** The market it is shown in; another view, other words. */
  readonly view: object
  /** Whatever else decides how it looks. */
  readonly name: string
}

/** Kept markup, or fresh markup from now on kept; undefined in the browser, which renders what can change under a hand. */
export function keptMarkup({ of, view, name }: KeptFor, element: () => ReactElement): string | undefined {
  if (!render) return undefined
  const { byName } = keptOf(of, view)
  const known = byName.get(name)
  if (known !== undefined) return known
  // Rendering leaves a string of thousands of pieces; a copy is one.
  const markup = Buffer.from(render(element())).toString()
  byName.set(name, markup)
  return markup
}

function keptOf(of: object, view: object): Kept {
  const known = kept.get(of)
  if (known?.view === view) return known
  const fresh = { view, byName: new Map<string, string>() }
  kept.set(of, fresh)
  return fresh
}
