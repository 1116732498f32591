import { type ComponentType, useEffect, useState } from 'react'
import { StaticMarkup } from '#ui/rich-text/index.ts'
import { useIsHydrating } from './is-hydrating.ts'

type Loader<Props> = () => Promise<ComponentType<Props>>

export interface StaticIslandProps<Props> {
  /** The part itself, given where documents are written and nowhere else. */
  readonly written: ComponentType<Props> | undefined
  /** Its code, for a page that is shown without a document. The same function each time. */
  readonly load: Loader<Props>
  readonly with: Props
}

/**
 * A part of a page that needs no script, being links, forms and text: it stands in the document as the server wrote it, is never taken
 * over, and its code is fetched only when a page is shown without a document. Give it a `key` that changes with what it shows.
 */
export function StaticIsland<Props extends object>({ written, load, with: props }: StaticIslandProps<Props>) {
  const [stands] = useState(useIsHydrating())
  const [Part, setPart] = useState(() => written ?? (arrived.get(load) as ComponentType<Props> | undefined))
  useEffect(() => {
    if (stands || Part) return
    let left = false
    void load().then((loaded) => {
      arrived.set(load, loaded)
      if (!left) setPart(() => loaded)
    })
    return () => {
      left = true
    }
  }, [stands, Part, load])
  if (stands && !written) return <StaticMarkup as="div" markup="" />
  return <div>{Part && <Part {...props} />}</div>
}

/** Parts whose code is here already, so that the next page shows them at once. */
const arrived = new Map<unknown, unknown>()
